import { event } from '@pusula/contracts';
import { z } from 'zod';

/** An event of the usual size that nobody else hears. */
export const measured = event('profile.measured.v1', {
  summary: 'For measurements.',
  heardBy: ['profile'],
  data: z.object({ n: z.int(), text: z.string() }),
});

export const TEXT = 'Yeni bir işe başlarken ilk doksan gününüzü birlikte planlıyoruz. '.repeat(8);
