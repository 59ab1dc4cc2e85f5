/** The version of JSON output (`--json`) and of `cantrip engine`; see docs/protocol.md. */
export const JSON_PROTOCOL = 1
