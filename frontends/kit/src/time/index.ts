export { momentOf, timeOf } from './moments.ts';
export { timeAgo } from './time-ago.ts';
export { timeLeft } from './time-left.ts';
export { untilVisible } from './until-visible.ts';
export { useNow } from './use-now.ts';
