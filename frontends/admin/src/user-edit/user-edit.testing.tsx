import { jest } from '@jest/globals';
import type { EditedUser } from '@pusula/contracts';
import { type ApiCall, person } from '@pusula/frontend-kit/testing';
import { UNDO } from '../audit/audit.testing.ts';
import { openConsole } from '../testing/open-console.ts';

export const READ = 'GET /admin/user/get-by-id';
export const UPDATE = 'POST /admin/user/update';
export const DELETE = 'DELETE /admin/user/delete';

type Answers = Parameters<typeof openConsole>[1];
type Answer = Awaited<ReturnType<NonNullable<Answers[typeof UPDATE]>>>;

const id = (digit: string) => `01k9000000000000000000000${digit}`;
export const LEADERSHIP = { id: id('p'), name: 'Liderlik', slug: 'liderlik' };
export const CAREER = { id: id('q'), name: 'Kariyer', slug: 'kariyer' };
/** Not among the categories to choose from any more. */
export const RETIRED = { id: id('r'), name: 'Eski alan', slug: 'eski-alan' };

/** A public coach, as an admin sees them. */
export const coach = (more: Partial<EditedUser> = {}): EditedUser => ({
  ...person('coach'),
  id: id('b'),
  firstName: 'Elif',
  lastName: 'Sarıkaya',
  email: 'elif@posta.example',
  middleName: '',
  gender: 'Female',
  birthday: '1988-03-14',
  imageUrl: '/pictures/p1/640.jpg',
  imageFileName: 'p1',
  slug: `elif-sarikaya-${id('b')}`,
  isPublic: true,
  texts: { tr: { headline: 'Sakin adımlar', bio: 'Dinlerim.' } },
  website: '',
  linkedIn: '',
  instagram: '',
  facebook: '',
  categories: [LEADERSHIP, RETIRED],
  certificates: [
    { id: id('c'), name: 'PCC', issuer: 'ICF', credentialId: 'P-1', description: 'Koçluk', issueDate: '2021-06-02', expiryDate: null },
  ],
  version: 7,
  accountVersion: 3,
  registeredAt: '2026-03-14T09:00:00.000Z',
  language: 'tr',
  ...more,
});

/** A member has no coaching profile. */
export function member(more: Partial<EditedUser> = {}): EditedUser {
  const { slug, isPublic, texts, categories, certificates, website, linkedIn, instagram, facebook, ...rest } = coach();
  return { ...rest, userType: 'member', imageUrl: '', imageFileName: '', ...more };
}

const refusal = (status: number, errorMessage: string, details: object[] = []): Answer => ({
  status,
  body: { success: false, errorMessage, details },
});

export { refusal };

export const ENTRY_ID = 'entry';
const ACCOUNT = ['email', 'userType', 'status'];

/** The part of the services that the page meets: they know one person, and refuse what was edited in an older version. */
export function playServices(user: EditedUser) {
  let now = user;
  /** The last entry of the audit log: the fields that it changed, as they were and as it left them. */
  let entry: { before: Partial<EditedUser>; after: Partial<EditedUser> } = { before: {}, after: {} };
  const change = (more: Partial<EditedUser>) => {
    const isAccount = Object.keys(more).some((key) => ACCOUNT.includes(key));
    const isPerson = Object.keys(more).some((key) => !ACCOUNT.includes(key));
    now = {
      ...now,
      ...more,
      isDeleted: (more.status ?? now.status) === 'deleted',
      isVerified: more.email === undefined && now.isVerified,
      version: (now.version ?? 0) + (isPerson ? 1 : 0),
      accountVersion: now.accountVersion + (isAccount || isPerson ? 1 : 0),
    };
  };
  const update = ({ input }: ApiCall): Answer => {
    const {
      id: _,
      version,
      accountVersion,
      language,
      texts,
      linkedin,
      categories,
      certificates,
      ...rest
    } = input.user as Record<string, unknown>;
    const isOld =
      (version !== undefined && version !== now.version) || (accountVersion !== undefined && accountVersion !== now.accountVersion);
    if (isOld) return refusal(409, 'CONFLICT');
    const written = texts as EditedUser['texts'];
    const before = Object.fromEntries(Object.keys(rest).map((field) => [field, now[field as keyof EditedUser]]));
    entry = { before, after: rest as Partial<EditedUser> };
    change({
      ...(rest as Partial<EditedUser>),
      ...(typeof linkedin === 'string' && { linkedIn: linkedin }),
      ...(written && {
        texts: {
          ...now.texts,
          ...Object.fromEntries(
            Object.entries(written).map(([one, text]) => [one, { headline: '', bio: '', ...now.texts?.[one as 'tr'], ...text }]),
          ),
        },
      }),
      ...(Array.isArray(categories) && { categories: categories.map((one) => ({ id: String(one), name: String(one), slug: '' })) }),
      ...(Array.isArray(certificates) && {
        certificates: certificates.map((certificate, place) => ({ id: id(String(place + 1)), ...certificate })),
      }),
    });
    return { body: { success: true, user: now, undoableEntryIds: 'email' in rest || 'imageFileName' in rest ? [] : [ENTRY_ID] } };
  };
  const undo = (): Answer => {
    const fields = Object.entries(entry.after) as [keyof EditedUser, unknown][];
    if (fields.some(([field, after]) => now[field] !== after)) return refusal(409, 'CONFLICT');
    change(entry.before);
    return {};
  };
  const answers: Answers = {
    [READ]: () => ({ body: { success: true, user: now } }),
    [UPDATE]: update,
    [UNDO]: undo,
    [DELETE]: () => {
      entry = { before: { status: now.status }, after: { status: 'deleted' } };
      change({ status: 'deleted' });
      return { body: { success: true, undoableEntryId: ENTRY_ID } };
    },
    'GET /category/get-categories': () => ({
      body: {
        success: true,
        categories: [{ id: id('w'), name: 'İş', categories: [LEADERSHIP, CAREER].map((category) => ({ ...category, categories: [] })) }],
      },
    }),
    'GET /user/get-current-user': () => ({ body: { success: true, user: person('admin', { firstName: 'Yeni' }) } }),
  };
  return { answers, update, change, known: () => now };
}

type Setting = { user?: EditedUser; answers?: Answers; search?: string };

/** The page of a person, against those services. */
export async function openUser({ user = coach(), answers = {}, search = '' }: Setting = {}) {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const services = playServices(user);
  const opened = await openConsole(`/admin/user-edit/${user.id}${search}`, { ...services.answers, ...answers });
  return { ...opened, services, updates: () => opened.api.callsTo(UPDATE).map(({ input }) => input.user as Record<string, unknown>) };
}
