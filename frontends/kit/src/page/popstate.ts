type Hearer = (event: PopStateEvent) => void;

let hearer: Hearer | null = null;
// Browsers tell a window's listeners in the order in which they came, whatever they asked for: this one comes before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => hearer?.(event));

/**
 * Hears of Back and Forward before the router does, and may keep it from hearing of them: for a page that asks before it is left.
 * @returns what ends it
 */
export function onBackFirst(next: Hearer): () => void {
  hearer = next;
  return () => {
    if (hearer === next) hearer = null;
  };
}
