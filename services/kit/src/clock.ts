/** Where the time comes from; an argument everywhere, so that tests can move it. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export type FakeClock = Clock & {
  /** @param ms milliseconds to move forward */
  readonly advance: (ms: number) => void;
  readonly set: (time: Date | string) => void;
};

/** A clock that stands still until it is moved. */
export function fakeClock(start: Date | string = '2026-01-01T00:00:00.000Z'): FakeClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms;
    },
    set: (to) => {
      time = new Date(to).getTime();
    },
  };
}
