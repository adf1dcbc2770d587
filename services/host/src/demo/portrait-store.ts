import { type PictureStore, type Rendition, renderRendition } from '@pusula/profile-service';
import { limitConcurrency } from '@pusula/service-kit/service';
import { PORTRAIT_WIDTH, type Portrait } from './portraits.ts';

type Drawing = Pick<Portrait, 'name' | 'draw'>;

export type PortraitStoreOptions = {
  /** Where pictures lie, portraits that have been drawn among them. */
  readonly store: PictureStore;
  readonly portraitOf: (name: string) => Drawing | undefined;
  /** Whether the profile service still has the picture: what it has let go of is not drawn again. */
  readonly isKept: (name: string) => Promise<boolean>;
};

/** As many as a small machine has cores: more at a time would only starve the databases beside them. */
const DRAWN_AT_ONCE = 2;

const keyOf = ({ name, width, format }: Rendition) => `${name}/${width}.${format}`;

/**
 * A picture store that draws each rendition of a demo portrait when it is first asked for: all of them would take a first start a minute, and most are never
 * looked at. In one process only: what this one is drawing, it waits for before it removes the picture.
 */
export function portraitStore({ store, portraitOf, isKept }: PortraitStoreOptions): PictureStore {
  const turn = limitConcurrency(DRAWN_AT_ONCE);
  const reading = new Map<string, Promise<Buffer | undefined>>();
  const removed = new Set<string>();

  async function draw(portrait: Drawing, rendition: Rendition): Promise<Buffer | undefined> {
    const { name } = portrait;
    if (!(await isKept(name))) return undefined;
    const content = await turn(async () => (removed.has(name) ? undefined : renderRendition(await portrait.draw(), rendition)));
    if (content === undefined || removed.has(name)) return undefined;
    await store.write(rendition, content);
    return content;
  }

  /** From the look into the store on, so that nobody draws what somebody else has just written. */
  function readOrDraw(portrait: Drawing, rendition: Rendition): Promise<Buffer | undefined> {
    const key = keyOf(rendition);
    const begun = reading.get(key);
    if (begun) return begun;
    const read = store
      .read(rendition)
      .then((stored) => stored ?? draw(portrait, rendition))
      .finally(() => reading.delete(key));
    reading.set(key, read);
    return read;
  }

  return {
    write: store.write,
    read: (rendition) => {
      // Wider than the drawing there is nothing: pictures are never enlarged.
      const portrait = rendition.width <= PORTRAIT_WIDTH ? portraitOf(rendition.name) : undefined;
      return portrait ? readOrDraw(portrait, rendition) : store.read(rendition);
    },
    remove: async (name) => {
      if (portraitOf(name)) removed.add(name);
      await Promise.allSettled([...reading].flatMap(([key, read]) => (key.startsWith(name) ? [read] : [])));
      await store.remove(name);
    },
  };
}
