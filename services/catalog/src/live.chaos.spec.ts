import { describe } from '@jest/globals';
import { liveChanges } from './live.testing.ts';

describe('within two seconds readers of every replica see', () => liveChanges(2_000));
