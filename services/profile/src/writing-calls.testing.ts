import * as contracts from '@pusula/contracts';
import { aCertificate, aCoaching, aContact } from './profile.testing.ts';

/** Every call of people with a body. */
export const POSTED = contracts.ENDPOINTS.filter(({ owner, method, internal }) => owner === 'profile' && method === 'POST' && !internal);

/** What admins ask for with a body changes nobody. */
const READING: ReadonlySet<string> = new Set([contracts.searchUsers.route, contracts.exportUsers.route]);
/** Every call with which people write to this service. */
export const WRITING = POSTED.filter(({ route }) => !READING.has(route));

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

/** A body that such a call takes from this coach. @throws for a call that has no body here yet: then it is tested nowhere */
export function goodBody({ route }: contracts.Endpoint, id: string, category: string): Record<string, unknown> {
  switch (route) {
    case contracts.updateUserProfile.route:
      return aContact(id, { FirstName: 'Işıl', LastName: 'Çağ', Username: 'isil', Gender: 'Female', Birthday: '1985-06-07' });
    case contracts.updateCoachingProfile.route:
      return aCoaching(id, category, { ShowsPhone: false, YearsOfPractice: 4 });
    case contracts.updateCoachingCertificate.route:
    case contracts.updateCoachingCertificates.route: {
      const { id: _, ...certificate } = aCertificate();
      return { UserId: id, Certificates: [certificate] };
    }
    case contracts.uploadProfilePicture.route:
      return { file: PIXEL };
    default:
      throw new Error(`no body for ${route}`);
  }
}
