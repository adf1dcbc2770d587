import { z } from 'zod';
import { endpoint, ROLES } from './define.ts';
import { LIMITS } from './limits.ts';
import { CurrentUser, GENDERS, USER_STATUSES } from './profile.ts';
import { Country, DateOnly, Email, Id, text, WebAddress } from './values.ts';

const adminOnly = { owner: 'identity', tokens: ['User'], roles: ['admin'] } as const;

export const dashboardStats = endpoint('GET /admin/dashboard-stats', {
  ...adminOnly,
  summary: 'How many people of which kind there are.',
  input: z.object({}),
  reply: z.object({
    dashboardStats: z.object({
      totalUsers: z.int(),
      totalCoaches: z.int(),
      totalMembers: z.int(),
      enabledUsers: z.int(),
      disabledUsers: z.int(),
      activeUsersRatio: z.number(),
      coachesRatio: z.number(),
      membersRatio: z.number(),
    }),
  }),
  errors: [],
});

export const searchUsers = endpoint('POST /admin/user/search', {
  ...adminOnly,
  summary: 'People by e-mail address or name.',
  input: z.object({ SearchType: z.enum(['email', 'name']), Email: z.string().max(LIMITS.emailLength) }),
  reply: z.object({ users: z.array(CurrentUser) }),
  errors: [],
});

export const lastUsers = endpoint('GET /admin/user/last', {
  ...adminOnly,
  summary: 'The fifty who came last.',
  input: z.object({}),
  reply: z.object({ users: z.array(CurrentUser).max(LIMITS.adminLastUsers) }),
  errors: [],
});

export const getUserById = endpoint('GET /admin/user/get-by-id', {
  ...adminOnly,
  summary: 'One person, whole.',
  input: z.object({ Id: Id }),
  reply: z.object({ user: CurrentUser }),
  errors: ['USER_NOT_FOUND'],
});

/** The admin form's fields (specification section 3); left-out ones keep their value. */
const AdminRevision = z.object({
  id: Id,
  firstName: text(LIMITS.nameLength).optional(),
  middleName: text(LIMITS.nameLength, 0).optional(),
  lastName: text(LIMITS.nameLength).optional(),
  email: Email.optional(),
  phone: text(20).optional(),
  birthday: DateOnly.optional(),
  gender: z.enum(GENDERS).optional(),
  city: text(LIMITS.nameLength).optional(),
  country: Country.optional(),
  headline: text(LIMITS.headlineLength).optional(),
  bio: text(LIMITS.bioLength).optional(),
  linkedin: WebAddress('linkedin.com').optional(),
  website: WebAddress().optional(),
  instagram: WebAddress('instagram.com').optional(),
  facebook: WebAddress('facebook.com').optional(),
  userType: z.enum(ROLES, { error: 'INVALID_USER_TYPE' }).optional(),
  status: z.enum(USER_STATUSES).optional(),
});

export const updateUser = endpoint('POST /admin/user/update', {
  ...adminOnly,
  summary: "Edits a person's details, role and status.",
  input: z.object({ user: AdminRevision }),
  reply: z.object({ user: CurrentUser }),
  errors: ['USER_NOT_FOUND', 'INVALID_USER_TYPE', 'USER_ALREADY_EXIST', 'INVALID_EMAIL', 'CONFLICT'],
});

export const deleteUser = endpoint('DELETE /admin/user/delete', {
  ...adminOnly,
  summary: 'Soft-deletes a person.',
  input: z.object({ id: Id }),
  reply: z.object({}),
  errors: ['USER_NOT_FOUND', 'CONFLICT'],
});
