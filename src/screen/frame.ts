/** A whole screen as lines, and where the caret stands if something is typed. */
export interface Frame {
  readonly lines: readonly string[]
  readonly caret: { readonly x: number; readonly y: number } | null
}
