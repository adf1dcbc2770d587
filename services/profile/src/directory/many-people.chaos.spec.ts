import { describeDirectory } from './directory-contract.testing.ts';

describeDirectory({ size: 100_000, searches: 120, timeIsMeasured: true });
