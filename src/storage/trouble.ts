/**
 * What went wrong for a person and is no fault of ours: its message is one clear sentence (what, where, what was possible
 * instead). `code` is the exit code: 1, or 2 for a wrong command line.
 */
export class Trouble extends Error {
  override name = 'Trouble'
  constructor(
    message: string,
    readonly code: 1 | 2 = 1,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is a file and not a folder',
  EISDIR: 'it is a folder and not a file',
  EACCES: 'this user may not do that there',
  EPERM: 'this user may not do that there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would grow too large',
  EIO: 'the disk does not answer as it should',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  EEXIST: 'it is there already',
  EBUSY: 'it is in use',
  ENODEV: 'its disk is gone',
  ENXIO: 'its disk is gone',
}

/** The code of an error of the system (`ENOENT`), or undefined where it is none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** What the disk had to say, as the end of a sentence. */
export function diskWords(error: unknown): string {
  const code = codeOf(error)
  return (code !== undefined && WORDS[code]) || code || (error instanceof Error ? error.message : String(error))
}
