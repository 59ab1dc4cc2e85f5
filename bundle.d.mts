/**
 * Bundles the program into a folder; `workshop` adds the laboratory's own commands. Resolves to the folders of the packages in
 * the bundle.
 */
export function bundle(outdir: string, options?: { readonly workshop?: boolean }): Promise<string[]>
/** The notices of bundled packages, each with its licence in full. Throws Error for a package that states no licence. */
export function noticesOf(packages: readonly string[]): string
