import { LIMITS } from '@pusula/contracts';
import type { ApiCall } from '@pusula/frontend-kit/testing';
import type { ListedUser } from '../console/user-kinds.ts';

export const LAST = 'GET /admin/user/last';
export const SEARCH = 'POST /admin/user/search';
export const UPDATE = 'POST /admin/user/update';
export const DELETE = 'DELETE /admin/user/delete';
export const SET_STATUSES = 'POST /admin/user/set-statuses';
export const EXPORT = 'POST /admin/user/export';

/** The admin whom `openConsole` signs in. */
export const OWN_ID = '01k9000000000000000000000a';

export const listed = (id: string, more: Partial<ListedUser> = {}): ListedUser => ({
  id,
  firstName: 'Elif',
  lastName: 'Sarıkaya',
  email: `${id}@posta.example`,
  userType: 'coach',
  status: 'enabled',
  isDeleted: false,
  isVerified: true,
  imageUrl: '',
  city: 'İstanbul',
  slug: `elif-sarikaya-${id}`,
  isPublic: true,
  registeredAt: '2026-03-14T10:00:00.000Z',
  ...more,
});

export const elif = listed('01k9elif');
export const kerem = listed('01k9kerem', {
  firstName: 'Kerem',
  lastName: 'Uluğ',
  userType: 'member',
  status: 'disabled',
  city: 'Ankara',
  isPublic: false,
});
export const isil = listed('01k9isil', { firstName: 'Işıl', lastName: 'Çelik', city: 'Çorum', isVerified: false, isPublic: false });
export const self = listed(OWN_ID, { firstName: 'Nilüfer', lastName: 'Şen', userType: 'admin', isPublic: false });

/** As many as the last fifty, newest first. */
export const fifty = Array.from({ length: LIMITS.adminLastUsers }, (_, place) =>
  listed(`01k9p${String(50 - place).padStart(2, '0')}`, {
    firstName: `Kişi${String(50 - place).padStart(2, '0')}`,
    lastName: '',
    registeredAt: new Date(Date.UTC(2026, 10, 21, 12, 0, 50 - place)).toISOString(),
  }),
);

export const last =
  (...users: ListedUser[]) =>
  () => ({ body: { success: true, users } });

/** Answers a search with these people and the page that was asked for. */
export const found =
  (users: readonly ListedUser[], total = users.length) =>
  ({ input: { page, pageSize } }: ApiCall) => ({ body: { success: true, users, total, page, pageSize } });

export const refused = (status: number, errorMessage: string) => () => ({ status, body: { success: false, errorMessage } });
