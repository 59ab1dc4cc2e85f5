/** The programs that run for seats: whoever ends this process stops them, or it would wait for their answers. */
export const running = new Set<{ stop(): void }>()
