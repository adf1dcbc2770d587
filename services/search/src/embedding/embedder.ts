/** Turns texts into vectors that are near each other when the texts mean alike. */
export type Embedder = {
  /** Who makes the vectors: those of different models are never compared. */
  readonly model: string;
  /**
   * @param texts as many and as long as one request may carry
   * @returns a vector of length 1 for each text, in their order, all of the same size
   * @throws EmbedderUnavailable, TextsRefused, or the signal's reason
   */
  readonly embed: (texts: readonly string[], signal: AbortSignal) => Promise<readonly Float32Array[]>;
};

/** The provider cannot be used: it is away, has too much to do, refuses us, or answers something else than vectors. */
export class EmbedderUnavailable extends Error {
  override readonly name = 'EmbedderUnavailable';
  /** How long it asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  constructor(message: string, retryAfterMs?: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The provider answers vectors of another size than those that are kept: a model was exchanged for another one, or something is broken. */
export class WrongSize extends EmbedderUnavailable {
  constructor(size: number, expected: number) {
    super(`the model answered a vector of size ${size} in place of ${expected}`);
  }
}

/** The provider works, and will not take these texts: one of them is too long for it, say. */
export class TextsRefused extends Error {
  override readonly name = 'TextsRefused';
}
