const KEY = 'pusula.own-searches';
const MOST = 5;

/** The visitor's last searches, newest first. They stay in this browser. */
export function ownSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((keyword) => typeof keyword === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function storeOwnSearch(keyword: string): void {
  const others = ownSearches().filter((other) => other !== keyword);
  write([keyword, ...others].slice(0, MOST));
}

export const forgetOwnSearches = (): void => write([]);

function write(keywords: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keywords));
  } catch {
    // Storage is off or full: searches are not remembered, nothing else changes.
  }
}
