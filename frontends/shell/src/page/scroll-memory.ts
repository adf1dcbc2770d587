const KEY = 'pusula.scroll';

/** Where each page of the history was scrolled to, for as long as the tab lives. */
export const scrollMemory = {
  keep(page: string, position: number): void {
    const all = read();
    all[page] = Math.round(position);
    write(all);
  },
  of: (page: string): number => read()[page] ?? 0,
};

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const write = (all: Record<string, number>) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Storage is off: pages open at their top.
  }
};
