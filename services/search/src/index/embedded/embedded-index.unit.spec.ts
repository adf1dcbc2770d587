import { describe } from '@jest/globals';
import { describeLikeness } from '../likeness.contract.ts';
import { describeNearness } from '../nearness.contract.ts';
import { describeSearchIndex } from '../port.contract.ts';
import { describeRebuilding } from '../rebuilding.contract.ts';
import { createEmbeddedIndex } from './embedded-index.ts';

describe('the embedded index', () => {
  describeSearchIndex(async () => createEmbeddedIndex());
  describeRebuilding(async () => createEmbeddedIndex());
  describeLikeness(async () => createEmbeddedIndex());
  describeNearness(async () => createEmbeddedIndex());
});
