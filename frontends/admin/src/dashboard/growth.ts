import type { DashboardStats } from './dashboard.slice.ts';

export const GROWTH_PARTS = ['total', 'coaches', 'members'] as const;
export type MonthOfGrowth = Readonly<Record<(typeof GROWTH_PARTS)[number], number>> & {
  /** `2026-03` */
  readonly month: string;
};

/** How many there were at the end of each month: what is there now, less who came later. */
export function growthOf({ usersOverTime, totalCoaches, totalMembers }: DashboardStats): MonthOfGrowth[] {
  let [coaches, members] = [totalCoaches, totalMembers];
  const backwards = usersOverTime.toReversed().map(({ month, total, newCoaches, newMembers }) => {
    const end = { month, total, coaches, members };
    coaches = Math.max(0, coaches - newCoaches);
    members = Math.max(0, members - newMembers);
    return end;
  });
  return backwards.toReversed();
}
