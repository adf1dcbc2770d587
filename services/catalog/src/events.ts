import { accountErased, coachChanged } from '@pusula/contracts';
import { on } from '@pusula/service-kit/service';
import { placeCoach } from './coaches/place-coach.ts';
import { removeCoach } from './coaches/remove-coach.ts';

/** What this service consumes. */
export const events = () => [on(coachChanged, placeCoach()), on(accountErased, removeCoach())];
