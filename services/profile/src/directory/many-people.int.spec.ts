import { describeDirectory } from './directory-contract.testing.ts';

describeDirectory({ size: 2_000, searches: 120, timeIsMeasured: false });
