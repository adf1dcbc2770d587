import { describe } from '@jest/globals';
import { describeRelays } from './relays.testing.ts';

describe('R6: two relays that empty one outbox', () => describeRelays(5_000, false));
