/** What a portrait needs to know about a person. */
export interface Sitter {
  /** Decides everything that the rest leaves open: the same seed is the same face. */
  seed: string;
  /** Gender as the contracts name it: Female, Male, NonBinary, PreferNotToSay. */
  gender: string;
  look: Look;
}

export interface Look {
  age: 'young' | 'middle' | 'older';
  hair: 'short' | 'medium' | 'long' | 'bun' | 'curly' | 'bald' | 'covered';
  hairColour: 'black' | 'brown' | 'auburn' | 'blond' | 'grey';
  beard: boolean;
  glasses: boolean;
}
