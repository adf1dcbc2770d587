import { resource } from '@pusula/frontend-kit/resource';

type About = { readonly id: string };
/** Another language of the same page: what is there stays until the other words are. */
const sameCoach = (before: About, now: About) => before.id === now.id;

/** The coach on the page. */
export const coachPage = resource('coachPage', 'GET /coach/get-coach-by-id', { pick: (reply) => reply.coach, keeps: sameCoach });

/** Coaches like the one on the page. */
export const similarCoaches = resource('similarCoaches', 'GET /search/similar-coaches', {
  pick: (reply) => reply.coaches,
  keeps: sameCoach,
});
