import { createAction } from '@pusula/frontend-kit/slices';

/** A server has rendered the page: what is loaded by now is not asked for again by the page that takes over in the browser. */
export const rendered = createAction('rendered');
