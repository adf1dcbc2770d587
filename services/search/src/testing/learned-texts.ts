import { expect } from '@jest/globals';
import { trySentence } from '@pusula/contracts';
import { aUser, eventually } from '@pusula/service-kit/testing';
import { idOf } from './people.ts';
import type { SearchUnderTest } from './search-under-test.ts';

export const admin = aUser({ id: idOf(50), role: 'admin' });
export const LEARNT_MS = 120_000;
/** What people say who cannot sleep, and who are tired of their work. */
export const SLEEPLESS = ['geceleri tavana bakıyorum', 'gözüme bir türlü uyku girmiyor', 'sabaha kadar dönüp duruyorum'];
export const BORED = ['işimden soğudum', 'istifa etsem mi diye düşünüyorum', 'pazartesi sendromu yaşıyorum'];

type Examples = { readonly id: string; readonly version: number };

/** What the service reads in a sentence, as an admin sees it. @param examples what it has to know, for `isReady` */
export const tried = (service: SearchUnderTest, sentence: string, examples?: Examples) =>
  service.callAs(admin)(trySentence, { sentence, ...(examples && { examples }) });

/** Waits until the service has learnt from the examples of a category in this version. */
export const learnt = (service: SearchUnderTest, examples: Examples) =>
  eventually(async () => expect(await tried(service, 'x', examples)).toMatchObject({ isReady: true }), LEARNT_MS);
