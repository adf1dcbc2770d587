import { describe } from '@jest/globals';
import { liveChanges } from './live.testing.ts';

describe('readers of every replica see', () => liveChanges(60_000));
