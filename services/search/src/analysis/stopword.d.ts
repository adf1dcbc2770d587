declare module 'stopword' {
  export const eng: readonly string[];
  export const tur: readonly string[];
}
