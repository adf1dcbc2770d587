import { createAction } from '@reduxjs/toolkit';

/** A server has rendered the page: what is loaded by now is not asked for again by the page that takes over in the browser. */
export const rendered = createAction('rendered');
