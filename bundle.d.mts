/** Bundles the program into a folder; `workshop` adds the laboratory's own commands. */
export function bundle(outdir: string, options?: { readonly workshop?: boolean }): Promise<void>
