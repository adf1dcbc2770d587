import { describe } from '@jest/globals';
import { liveChanges } from './testing/live.testing.ts';

describe('after a change', () => liveChanges(60_000));
