const GROUNDS = ['sage', 'sand', 'clay', 'mist', 'dusk'] as const;

/** One of the five tinted grounds, always the same for the same person: what is seen until the picture is there. */
export const groundOf = (id: string) => {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `var(--g-${GROUNDS[sum % GROUNDS.length] ?? 'sage'})`;
};
