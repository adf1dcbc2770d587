import type { CurrentUser, Role } from '@pusula/contracts';

/** A signed-in person for tests. */
export const person = (userType: Role, more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: '01k9000000000000000000000a',
  firstName: 'Nilüfer',
  lastName: 'Şen',
  email: 'nilufer.sen@posta.example',
  userType,
  status: 'enabled',
  isDeleted: false,
  isVerified: true,
  imageUrl: '',
  imageFileName: '',
  city: 'İzmir',
  country: 'TR',
  phone: '5321234567',
  ...more,
});
