/**
 * Bundles the program into a folder; `workshop` adds the development commands. Resolves to the folders of the bundled
 * packages.
 */
export function bundle(outdir: string, options?: { readonly workshop?: boolean }): Promise<string[]>
/**
 * Returns the notices of bundled packages, each with its full license. Throws Error for a package without a license.
 */
export function noticesOf(packages: readonly string[]): string

/** Our modules that replace modules of packages, as paths in the project. */
export const SUBSTITUTES: Readonly<Record<'output' | 'yoga-layout' | 'string-width', string>>
/** Bundles a module with everything it imports into one ES module, with or without our substitutes. */
export function bundleModule(entry: string, outfile: string, options: { readonly substitutes: boolean }): Promise<void>
