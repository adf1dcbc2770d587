import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Rendition } from './address.ts';
import type { PictureStore } from './picture-store.ts';

export type StoreUnderTest = { readonly store: PictureStore; readonly stop: () => Promise<void> };

/** What every picture store has to do, wherever it keeps the bytes. */
export function storeContract(name: string, start: () => Promise<StoreUnderTest>): void {
  describe(`picture store: ${name}`, () => {
    let under: StoreUnderTest;
    beforeAll(async () => {
      under = await start();
    });
    afterAll(() => under?.stop());
    const rendition = (letter: string, more: Partial<Rendition> = {}): Rendition => ({
      name: letter.repeat(32),
      width: 640,
      format: 'jpg',
      ...more,
    });
    const bytes = (text: string) => Buffer.from(`\u0000${text}`);

    it('gives back what it was given, byte for byte', async () => {
      await under.store.write(rendition('a'), bytes('ğ'));
      expect(await under.store.read(rendition('a'))).toEqual(bytes('ğ'));
    });

    it('tells widths and formats of one picture apart', async () => {
      await under.store.write(rendition('b'), bytes('jpg'));
      await under.store.write(rendition('b', { format: 'avif' }), bytes('avif'));
      await under.store.write(rendition('b', { width: 320 }), bytes('small'));
      expect(await under.store.read(rendition('b'))).toEqual(bytes('jpg'));
      expect(await under.store.read(rendition('b', { format: 'avif' }))).toEqual(bytes('avif'));
    });

    it('has nothing where nothing was put', async () => {
      expect(await under.store.read(rendition('c'))).toBeUndefined();
    });

    it('takes the same picture twice', async () => {
      await under.store.write(rendition('d'), bytes('1'));
      await under.store.write(rendition('d'), bytes('1'));
      expect(await under.store.read(rendition('d'))).toEqual(bytes('1'));
    });

    it('removes every rendition of a picture and none of another', async () => {
      await under.store.write(rendition('e'), bytes('e'));
      await under.store.write(rendition('e', { width: 320 }), bytes('e'));
      await under.store.write(rendition('f'), bytes('f'));
      await under.store.remove('e'.repeat(32));
      await under.store.remove('e'.repeat(32));
      expect(await Promise.all([rendition('e'), rendition('e', { width: 320 })].map(under.store.read))).toEqual([undefined, undefined]);
      expect(await under.store.read(rendition('f'))).toEqual(bytes('f'));
    });

    it('keeps many at once whole', async () => {
      const names = Array.from({ length: 16 }, (_, place) => place.toString(16));
      await Promise.all(names.map((letter) => under.store.write(rendition(letter, { width: 1024 }), bytes(letter.repeat(50_000)))));
      const back = await Promise.all(names.map((letter) => under.store.read(rendition(letter, { width: 1024 }))));
      expect(back.every((content, place) => content?.equals(bytes((names[place] ?? '').repeat(50_000))))).toBe(true);
    });
  });
}
