import { describeRelays } from './relays.testing.ts';

describeRelays(50_000, true);
