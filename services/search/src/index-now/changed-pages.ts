/** A public page by its subject. */
type ChangedPage = { readonly kind: 'coach' | 'category'; readonly id: string };

export type ChangedPages = {
  /** Something about a page may be another now. Costs nothing, whoever commits or does not. */
  readonly add: (kind: ChangedPage['kind'], id: string) => void;
  /** Takes those that waited longest. @param most of them */
  readonly take: (most: number) => readonly ChangedPage[];
};

/** Search engines read the sitemap anyway: what does not fit any more, or is forgotten with this process, they learn from there. */
const MOST_WAITING = 10_000;

/** Pages that search engines have yet to be told of, in memory: ids alone, nothing about anybody. */
export function createChangedPages(): ChangedPages {
  const waiting = new Map<string, ChangedPage>();
  return {
    add: (kind, id) => {
      if (waiting.size < MOST_WAITING) waiting.set(`${kind} ${id}`, { kind, id });
    },
    take: (most) => {
      const taken = [...waiting].slice(0, most);
      for (const [key] of taken) waiting.delete(key);
      return taken.map(([, page]) => page);
    },
  };
}
