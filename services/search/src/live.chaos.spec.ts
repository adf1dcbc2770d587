import { describe } from '@jest/globals';
import { liveChanges } from './testing/live.testing.ts';

describe('within two seconds', () => liveChanges(2_000));
