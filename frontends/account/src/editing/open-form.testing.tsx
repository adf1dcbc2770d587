import { jest } from '@jest/globals';
import type { CurrentUser } from '@pusula/contracts';
import type { ApiCall } from '@pusula/frontend-kit/testing';
import { coach } from '../coach-profile/coach.testing.ts';
import { openAccount } from '../testing/open-account.ts';

export const PERSON = 'GET /user/get-current-user';
export const SAVE_PROFILE = 'POST /user/update-user-profile';
export const SAVE_COACHING = 'POST /user/update-coaching-profile';
export const SAVE_CERTIFICATES = 'POST /user/update-coaching-certificates';

type Answers = Parameters<typeof openAccount>[1];
const LEADERSHIP = { id: '01k9000000000000000000000a', name: 'Liderlik', categories: [] };
const CAREER = { id: '01k9000000000000000000000b', name: 'Kariyer', categories: [] };

/** The part of a profile service that forms meet: it knows one person, and refuses what was edited in an older version. */
export function playProfile(user: CurrentUser) {
  let now = user;
  const save = (changeOf: (input: Record<string, unknown>) => Partial<CurrentUser>) => (call: ApiCall) => {
    if (call.input.Version !== now.version) return { status: 409, body: { success: false, errorMessage: 'CONFLICT' } };
    now = { ...now, ...changeOf(call.input), version: (now.version ?? 0) + 1 };
    return { body: { success: true, user: now } };
  };
  const saveCoaching = save(({ Texts, ShowsPhone, Website }) => ({
    texts: { ...now.texts, ...(Texts as CurrentUser['texts']) },
    showsPhone: ShowsPhone === true,
    website: String(Website),
  }));
  const answers: Answers = {
    [PERSON]: () => ({ body: { success: true, user: now } }),
    'GET /category/get-categories': () => ({ body: { success: true, categories: [LEADERSHIP, CAREER] } }),
    [SAVE_PROFILE]: save(({ FirstName, LastName, City, Phone, Username }) => ({
      firstName: String(FirstName),
      lastName: String(LastName),
      city: String(City),
      phone: String(Phone),
      username: String(Username),
    })),
    [SAVE_COACHING]: saveCoaching,
    [SAVE_CERTIFICATES]: save(({ Certificates }) => ({ certificates: Certificates as NonNullable<CurrentUser['certificates']> })),
  };
  return {
    answers,
    /** For an answer that comes in the way only sometimes. */
    saveCoaching,
    /** Somebody saves this elsewhere. */
    change: (more: Partial<CurrentUser>) => {
      now = { ...now, ...more, version: (now.version ?? 0) + 1 };
    },
    known: () => now,
  };
}

/** A page of a signed-in person with their form, against that service. */
export async function openForm(path: string, { user = coach(), answers = {} }: { user?: CurrentUser; answers?: Answers } = {}) {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const service = playProfile(user);
  const opened = await openAccount(path, { ...service.answers, ...answers }, { user });
  return { ...opened, service };
}
