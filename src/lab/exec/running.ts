/** The programs that run for seats: ending this process must stop them, or it would wait for their answers. */
export const running = new Set<{ stop(): void }>()
