/**
 * Bundles the program into a folder; `workshop` adds the development commands. Resolves to the folders of the bundled
 * packages.
 */
export function bundle(outdir: string, options?: { readonly workshop?: boolean }): Promise<string[]>
/**
 * Returns the notices of bundled packages, each with its full license. Throws Error for a package without a license.
 */
export function noticesOf(packages: readonly string[]): string
