/** The version of what commands tell as JSON (`--json`) and of what `cantrip engine` speaks; docs/protocol.md holds both. */
export const PROTOCOL = 1
