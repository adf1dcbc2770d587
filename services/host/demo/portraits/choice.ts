/** Picks from a list; `what` names the question, so that each is answered independently of the others. */
export type Choose = <T>(what: string, from: readonly T[]) => T;

/** Seeded choices: the same seed and question always pick the same entry. */
export function choicesOf(seed: string): Choose {
  return (what, from) => {
    const picked = from[hash(`${what}\u0000${seed}`) % from.length];
    if (picked === undefined) throw new Error(`nothing to choose from for ${what}`);
    return picked;
  };
}

/** FNV-1a with a final mix, because the remainder above reads the low bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822519);
  value = Math.imul(value ^ (value >>> 13), 3266489917);
  return (value ^ (value >>> 16)) >>> 0;
}
