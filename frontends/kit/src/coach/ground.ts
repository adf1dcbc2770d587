import { portraitGroundOf } from '@pusula/contracts';

/** The paper behind a portrait, as the theme colours it: below one that is transparent, and until it is there. */
export const groundOf = (id: string) => `var(--g-${portraitGroundOf(id)})`;
