/** A file of messages in the syntax of Fluent, as its text. */
declare module '*.ftl' {
  const text: string
  export default text
}
