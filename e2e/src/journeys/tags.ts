/**
 * A journey whose outcome can differ where each service is a process of its own, some of them twice: where that can be tried it is tried there alone,
 * `make test-all` tries it in both.
 */
export const REPLICAS = '@replicas';
/** One of the few that show that the product works at all: signing up and in, searching, saving, a change that shows at once. For `make test since=`. */
export const SMOKE = '@smoke';
/** How pages look does not depend on what runs behind them. */
export const ONLY_EMBEDDED = '@only-embedded';
