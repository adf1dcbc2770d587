import type { Row } from './row.ts';
import { addedLatency } from './rows/added-latency.ts';
import { gateway } from './rows/gateway.ts';

/** Every row, in the order of the report. */
export const ROWS: readonly Row[] = [gateway, addedLatency];
