import type { Language } from '@pusula/contracts';
import { createAction } from '@reduxjs/toolkit';

export const home = {
  /** Somebody opened the home page, or switched its language. */
  opened: createAction<Language>('home/opened'),
};
