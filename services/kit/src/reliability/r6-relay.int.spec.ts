import { describeRelays } from './relays.testing.ts';

describeRelays(5_000, false);
