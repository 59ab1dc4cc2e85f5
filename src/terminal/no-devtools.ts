/** A stub for React's developer tools, which Ink would otherwise load. */
export default {
  initialize(): void {},
  connectToDevTools(): void {},
}
