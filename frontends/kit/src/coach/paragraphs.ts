type Paragraph = { readonly key: string; readonly text: string };

/** A text at its blank lines; somebody may say the same twice, so the place is part of the key. */
export const paragraphsOf = (text: string): Paragraph[] =>
  text
    .split(/\n\s*\n/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, place) => ({ key: `${place} ${paragraph}`, text: paragraph }));
