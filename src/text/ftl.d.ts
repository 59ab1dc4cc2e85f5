/** The text of a Fluent message file. */
declare module '*.ftl' {
  const text: string
  export default text
}
