/** What begins a fact again and again and never ends it. */
export const HOSTILE_CHUNKS = ['Ayşe 15 yıl ', '1.', '12 ', 'Aa.', '@', 'a.', '+1 ', 'İi', 'yüzde ', 'on '] as const;

/** Nothing but a chunk, as often as it fits. */
export const textOf = (chunk: string, length: number): string => chunk.repeat(Math.floor(length / chunk.length));
