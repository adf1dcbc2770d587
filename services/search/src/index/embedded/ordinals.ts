/** Small numbers for names (cities, categories), given in the order they first come. Code 0 stands for none. */
export class Ordinals {
  readonly names: string[] = [''];
  readonly #codes = new Map<string, number>([['', 0]]);

  find(name: string): number | undefined {
    return this.#codes.get(name);
  }

  findOrAdd(name: string): number {
    let code = this.#codes.get(name);
    if (code === undefined) {
      code = this.names.push(name) - 1;
      this.#codes.set(name, code);
    }
    return code;
  }

  /** One byte per code: 1 where the name is wanted; everywhere when nothing in particular is. */
  wanted(names: readonly string[]): Uint8Array {
    return names.length === 0 ? new Uint8Array(this.names.length).fill(1) : this.among(names);
  }

  /** One byte per code: 1 where the name is one of these. */
  among(names: readonly string[]): Uint8Array {
    const among = new Uint8Array(this.names.length);
    for (const name of names) {
      const code = this.find(name);
      if (code) among[code] = 1;
    }
    return among;
  }

  /** Counts by code as counts by name, without zeros. */
  named(counts: Uint32Array): Map<string, number> {
    const named = new Map<string, number>();
    for (let code = 1; code < counts.length; code++) if (counts[code]) named.set(this.names[code] as string, counts[code] as number);
    return named;
  }
}
