import { coachChanged } from '@pusula/contracts';
import { on } from '@pusula/service-kit';
import { placeCoach } from './coaches/place-coach.ts';

/** What this service hears. */
export const events = () => [on(coachChanged, placeCoach())];
