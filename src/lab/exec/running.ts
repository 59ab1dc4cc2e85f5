/**
 * The programs that are playing seats. When this process ends, it must stop them, or it would wait for their answers.
 */
export const running = new Set<{ stop(): void }>()
