type Hearer = (event: PopStateEvent) => void;

const hearers: Hearer[] = [];
// Browsers tell a window's listeners in the order in which they came, whatever they asked for: this one comes before the router's.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => {
    for (const hearer of hearers) {
      // One of them keeps it from all others, too.
      if (event.cancelBubble) return;
      hearer(event);
    }
  });

/**
 * Hears of Back and Forward before the router does, and may keep it from hearing of them: for a page that asks before it is left. The last who came hears
 * first.
 * @returns what ends it
 */
export function onBackFirst(next: Hearer): () => void {
  hearers.unshift(next);
  return () => {
    const place = hearers.indexOf(next);
    if (place !== -1) hearers.splice(place, 1);
  };
}
