import { LIMITS } from '@pusula/contracts';

const { minimumAgeYears: youngest, maximumAgeYears: oldest } = LIMITS;

/** The years to choose from, the youngest first. */
export const birthYears = (now: Date): number[] =>
  Array.from({ length: oldest - youngest + 2 }, (_, index) => now.getUTCFullYear() - youngest - index);
