/** Stands in for React's developer tools, which Ink would load and no player needs. */
export default {
  initialize(): void {},
  connectToDevTools(): void {},
}
