declare module 'snowball-stemmers' {
  export function newStemmer(language: 'turkish' | 'english'): { stem(word: string): string };
}
