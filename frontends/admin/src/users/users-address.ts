import { ID_PATTERN, LIMITS } from '@pusula/contracts';
import type { InputOf } from '@pusula/frontend-kit/api';
import { USER_STATUSES, USER_TYPES, type UserStatus, type UserType } from '../console/user-kinds.ts';
import type { Direction } from '../table/DataTable.tsx';

type Search = InputOf<'POST /admin/user/search'>;
export type UserSort = NonNullable<Search['sort']>;

/** What the address of the users' table says: the whole state of it. */
export type UsersAddress = {
  /** The fifty who came last, or everybody who is searched for. */
  readonly view: 'last' | 'all';
  readonly keyword: string;
  readonly userType: UserType | null;
  readonly status: StatusFilter | null;
  /** The first and the last day of registration, `YYYY-MM-DD`; '' is any, as it is of the two below. */
  readonly from: string;
  readonly to: string;
  readonly city: string;
  readonly categoryId: string;
  /** Coaches whom visitors find. */
  readonly isPublic: boolean;
  /** People who have not verified their address yet. */
  readonly isUnverified: boolean;
  readonly sort: UserSort;
  readonly direction: Direction;
  /** From 1. */
  readonly page: number;
  readonly rows: RowsPerPage;
};
/** `existing`: whoever is not deleted. */
export const STATUS_FILTERS = ['existing', ...USER_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
export type RowsPerPage = (typeof LIMITS.adminRowsPerPage)[number];

export const USERS_PATH = '/admin/users';
const SORTS = ['registeredAt', 'name', 'email', 'userType', 'status', 'city'] as const satisfies readonly UserSort[];
const DIRECTIONS = ['descending', 'ascending'] as const;
const VIEWS = ['last', 'all'] as const;

export const LAST_USERS: UsersAddress = {
  view: 'last',
  keyword: '',
  userType: null,
  status: null,
  from: '',
  to: '',
  city: '',
  categoryId: '',
  isPublic: false,
  isUnverified: false,
  sort: 'registeredAt',
  direction: 'descending',
  page: 1,
  rows: LIMITS.adminRowsPerPage[1],
};

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined => values.find((one) => one === value);

export const rowsFrom = (value: string | null): RowsPerPage | undefined => LIMITS.adminRowsPerPage.find((rows) => String(rows) === value);

function pageFrom(value: string | null): number {
  const page = Number.parseInt(value ?? '', 10);
  return page >= 1 ? Math.min(page, LIMITS.adminMaximumPage) : 1;
}

const dayFrom = (value: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(value ?? '') && Date.parse(value ?? '') ? (value ?? '') : '');

/** Whom an address asks for. Whoever asks for something is not looking at the last fifty. */
type Asked = Pick<UsersAddress, 'keyword' | 'userType' | 'status' | 'from' | 'to' | 'city' | 'categoryId' | 'isPublic' | 'isUnverified'>;

/** Whether an address asks for some people only. */
export const asksForSome = ({ keyword, userType, status, from, to, city, categoryId, isPublic, isUnverified }: Asked): boolean =>
  [keyword, userType, status, from, to, city, categoryId, isPublic, isUnverified].some(Boolean);

type AddressParts = Pick<Location, 'search' | 'hash'>;

/**
 * Reads `?view=all&type=…&status=…&from=…&…&sort=…&direction=…&page=…&rows=…#q=…`; whatever makes no sense is left out. Names and addresses that were
 * typed stand behind `#`, which no browser sends to a server.
 */
export function readUsersAddress({ search, hash }: AddressParts): UsersAddress {
  const parameters = new URLSearchParams(search);
  const categoryId = parameters.get('category') ?? '';
  const asked: Asked = {
    keyword: (new URLSearchParams(hash.slice(1)).get('q') ?? '').slice(0, LIMITS.emailLength).trim(),
    userType: oneOf(USER_TYPES, parameters.get('type')) ?? null,
    status: oneOf(STATUS_FILTERS, parameters.get('status')) ?? null,
    from: dayFrom(parameters.get('from')),
    to: dayFrom(parameters.get('to')),
    city: (parameters.get('city') ?? '').slice(0, LIMITS.nameLength).trim(),
    categoryId: ID_PATTERN.test(categoryId) ? categoryId : '',
    isPublic: parameters.get('public') === 'yes',
    isUnverified: parameters.get('verified') === 'no',
  };
  return {
    ...asked,
    view: asksForSome(asked) ? 'all' : (oneOf(VIEWS, parameters.get('view')) ?? LAST_USERS.view),
    sort: oneOf(SORTS, parameters.get('sort')) ?? LAST_USERS.sort,
    direction: oneOf(DIRECTIONS, parameters.get('direction')) ?? LAST_USERS.direction,
    page: pageFrom(parameters.get('page')),
    rows: rowsFrom(parameters.get('rows')) ?? LAST_USERS.rows,
  };
}

/** The path of the table in this state; only what differs from the last fifty stands in it. */
export function usersPath(wanted: Partial<UsersAddress> = {}): string {
  const address = { ...LAST_USERS, ...wanted };
  const { view, keyword, userType, status, from, to, city, categoryId, isPublic, isUnverified, sort, direction, page, rows } = address;
  const words: readonly (readonly [name: string, value: string | number | null, unsaid: string | number | null])[] = [
    ['view', asksForSome(address) ? 'last' : view, LAST_USERS.view],
    ['type', userType, null],
    ['status', status, null],
    ['from', from, ''],
    ['to', to, ''],
    ['city', city, ''],
    ['category', categoryId, ''],
    ['public', isPublic ? 'yes' : '', ''],
    ['verified', isUnverified ? 'no' : '', ''],
    ['sort', sort, LAST_USERS.sort],
    ['direction', direction, LAST_USERS.direction],
    ['page', page, 1],
    ['rows', rows, LAST_USERS.rows],
  ];
  const said = words.filter(([, value, unsaid]) => value !== unsaid).map(([name, value]) => [name, String(value)]);
  const query = said.length > 0 ? `?${new URLSearchParams(said)}` : '';
  const typed = keyword === '' ? '' : `#${new URLSearchParams({ q: keyword })}`;
  return USERS_PATH + query + typed;
}

const statusesOf = (status: StatusFilter | null): UserStatus[] => {
  if (status === null) return [];
  return status === 'existing' ? USER_STATUSES.filter((one) => one !== 'deleted') : [status];
};

/** What of an address the services are asked for: whom. */
export const filterOf = ({ keyword, userType, status, from, to, city, categoryId, isPublic, isUnverified }: UsersAddress) => ({
  searchType: 'any' as const,
  email: keyword,
  userTypes: userType ? [userType] : [],
  statuses: statusesOf(status),
  ...(from && { registeredFrom: from }),
  ...(to && { registeredTo: to }),
  ...(city && { city }),
  ...(categoryId && { categoryId }),
  ...(isPublic && { publicOnly: true }),
  ...(isUnverified && { unverifiedOnly: true }),
});
