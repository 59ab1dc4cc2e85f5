import { messagesIn, type Sentence, sentence, type Words } from '../text/index.ts'

/**
 * An error that the user can fix, not a bug. The message is one clear sentence that says what went wrong, where, and
 * what to do instead. `code` is the exit code: 1, or 2 for an invalid command line.
 */
export class UserError extends Error {
  override name = 'UserError'
  constructor(
    /** The error in translatable form. `message` is the same in English. */
    readonly words: Words,
    readonly code: 1 | 2 = 1,
    options?: ErrorOptions,
  ) {
    super(messagesIn('en').format(words), options)
  }
}

/** Returns an error's text in translatable form. */
export const errorText = (error: unknown): Words =>
  error instanceof UserError ? error.words : error instanceof Error ? error.message : String(error)

const WORDS: Readonly<Record<string, Sentence>> = {
  ENOENT: sentence('disk-absent'),
  ENOTDIR: sentence('disk-no-folder'),
  EISDIR: sentence('disk-is-folder'),
  EACCES: sentence('disk-denied'),
  EPERM: sentence('disk-denied'),
  EROFS: sentence('disk-read-only'),
  ENOSPC: sentence('disk-full'),
  EDQUOT: sentence('disk-quota'),
  EFBIG: sentence('disk-file-too-large'),
  EIO: sentence('disk-failing'),
  EMFILE: sentence('disk-too-many-open'),
  ENFILE: sentence('disk-too-many-open'),
  ENAMETOOLONG: sentence('disk-name-too-long'),
  ELOOP: sentence('disk-circle'),
  EEXIST: sentence('disk-there-already'),
  EBUSY: sentence('disk-in-use'),
  ENODEV: sentence('disk-gone'),
  ENXIO: sentence('disk-gone'),
}

/** Returns the code of a system error (`ENOENT`), or undefined for any other. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Returns the reason for a disk error, phrased as the end of a sentence. */
export function diskWords(error: unknown): Words {
  const code = errorCode(error)
  return (code !== undefined && WORDS[code]) || code || errorText(error)
}
