import type { Row } from './row.ts';
import { addedLatency } from './rows/added-latency.ts';
import { coldStart } from './rows/cold-start.ts';
import { events } from './rows/events.ts';
import { gateway } from './rows/gateway.ts';
import { growth } from './rows/growth.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { savedToSearchable } from './rows/saved-to-searchable.ts';
import { searchQuality } from './rows/search-quality.ts';
import { searchService } from './rows/search-service.ts';
import { searchSpeed } from './rows/search-speed.ts';
import { slowPhone } from './rows/slow-phone.ts';
import { weight } from './rows/weight.ts';

/** Every row, in the order of the report. */
export const ROWS: readonly Row[] = [
  gateway,
  addedLatency,
  searchSpeed,
  searchService,
  growth,
  searchQuality,
  events,
  savedToSearchable,
  weight,
  lighthouse,
  slowPhone,
  coldStart,
];
