import { LIMITS } from '@pusula/contracts';
import type { InputOf } from '@pusula/frontend-kit/api';
import { USER_STATUSES, USER_TYPES, type UserStatus, type UserType } from '../console/user-kinds.ts';
import type { Direction } from '../table/DataTable.tsx';

type Search = InputOf<'POST /admin/user/search'>;
export type UserSort = NonNullable<Search['sort']>;
type SearchType = NonNullable<Search['SearchType']>;

/** What the address of the users' table says: the whole state of it. */
export type UsersAddress = {
  /** The fifty who came last, or everybody who is searched for. */
  readonly view: 'last' | 'all';
  readonly by: SearchType;
  readonly keyword: string;
  readonly userType: UserType | null;
  readonly status: UserStatus | null;
  readonly sort: UserSort;
  readonly direction: Direction;
  /** From 1. */
  readonly page: number;
  readonly rows: RowsPerPage;
};
export type RowsPerPage = (typeof LIMITS.adminRowsPerPage)[number];

export const USERS_PATH = '/admin/users';
export const SEARCH_TYPES = ['email', 'name'] as const satisfies readonly SearchType[];
const SORTS = ['registeredAt', 'name', 'email', 'userType', 'status', 'city'] as const satisfies readonly UserSort[];
const DIRECTIONS = ['descending', 'ascending'] as const;
const VIEWS = ['last', 'all'] as const;

export const LAST_USERS: UsersAddress = {
  view: 'last',
  by: 'email',
  keyword: '',
  userType: null,
  status: null,
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

/** Reads `?view=all&by=name&q=…&type=…&status=…&sort=…&direction=…&page=…&rows=…`; whatever makes no sense is left out. */
export function readUsersAddress(query: string): UsersAddress {
  const parameters = new URLSearchParams(query);
  const keyword = (parameters.get('q') ?? '').slice(0, LIMITS.emailLength).trim();
  const userType = oneOf(USER_TYPES, parameters.get('type')) ?? null;
  const status = oneOf(USER_STATUSES, parameters.get('status')) ?? null;
  // Whoever asks for something is not looking at the last fifty.
  const view = keyword || userType || status ? 'all' : (oneOf(VIEWS, parameters.get('view')) ?? LAST_USERS.view);
  return {
    view,
    by: oneOf(SEARCH_TYPES, parameters.get('by')) ?? LAST_USERS.by,
    keyword,
    userType,
    status,
    sort: oneOf(SORTS, parameters.get('sort')) ?? LAST_USERS.sort,
    direction: oneOf(DIRECTIONS, parameters.get('direction')) ?? LAST_USERS.direction,
    page: pageFrom(parameters.get('page')),
    rows: rowsFrom(parameters.get('rows')) ?? LAST_USERS.rows,
  };
}

/** The path of the table in this state; only what differs from the last fifty stands in its query. */
export function usersPath(wanted: Partial<UsersAddress> = {}): string {
  const { view, by, keyword, userType, status, sort, direction, page, rows } = { ...LAST_USERS, ...wanted };
  const asks = keyword !== '' || userType !== null || status !== null;
  const words: readonly (readonly [name: string, value: string | number | null, unsaid: string | number | null])[] = [
    ['view', asks ? 'last' : view, LAST_USERS.view],
    ['by', by, LAST_USERS.by],
    ['q', keyword, ''],
    ['type', userType, null],
    ['status', status, null],
    ['sort', sort, LAST_USERS.sort],
    ['direction', direction, LAST_USERS.direction],
    ['page', page, 1],
    ['rows', rows, LAST_USERS.rows],
  ];
  const said = words.filter(([, value, unsaid]) => value !== unsaid).map(([name, value]) => [name, String(value)]);
  return said.length > 0 ? `${USERS_PATH}?${new URLSearchParams(said)}` : USERS_PATH;
}

/** What of an address the services are asked for: whom, in words of the contract. */
export const filterOf = ({ by, keyword, userType, status }: UsersAddress) => ({
  SearchType: by,
  Email: keyword,
  userTypes: userType ? [userType] : [],
  statuses: status ? [status] : [],
});
