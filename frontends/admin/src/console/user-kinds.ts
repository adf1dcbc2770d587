import type { ReplyOf } from '@pusula/frontend-kit/api';

/** A person as a row of the admins' table. */
export type ListedUser = ReplyOf<'POST /admin/user/search'>['users'][number];
export type UserType = ListedUser['userType'];
export type UserStatus = ListedUser['status'];

/** Written out, because the contracts' own lists stand beside schemas, which no screen should load for three words. */
export const USER_TYPES = ['member', 'coach', 'admin'] as const satisfies readonly UserType[];
export const USER_STATUSES = ['enabled', 'disabled', 'deleted'] as const satisfies readonly UserStatus[];
