/** The version of JSON output (`--json`) and of `cantrip engine`. See docs/protocol.md. */
export const JSON_PROTOCOL = 1
