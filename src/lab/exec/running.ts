/**
 * The programs that are playing seats. This process must stop them when it ends, because otherwise it would wait for
 * their answers.
 */
export const running = new Set<{ stop(): void }>()
