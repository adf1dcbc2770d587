import { event } from '@pusula/contracts';
import { z } from 'zod';

/** An event of the usual size that nobody else consumes. */
export const measured = event('profile.measured.v1', {
  summary: 'For measurements.',
  consumers: ['profile'],
  data: z.object({ n: z.int(), text: z.string() }),
});

const SENTENCE = 'Yeni bir işe başlarken ilk doksan gününüzü birlikte planlıyoruz. ';
export const SHORT_TEXT = SENTENCE;
/** As long as a coach's two profile texts, which is what most events carry. */
export const PROFILE_TEXT = SENTENCE.repeat(60);
