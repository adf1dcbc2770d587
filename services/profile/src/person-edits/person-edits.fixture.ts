import * as contracts from '@pusula/contracts';
import { eventually, tell } from '@pusula/service-kit/testing';
import { anAccount, aRegistration, asCoach, ids, type ProfileUnderTest } from '../profile.fixture.ts';

/** A member who is there. @returns their id */
export async function heardMember({ test }: ProfileUnderTest, person: Parameters<typeof aRegistration>[0] = {}): Promise<string> {
  const id = ids.next();
  const account = anAccount(id, { userType: 'member' });
  await tell(test, contracts.accountChanged, id, { id, version: 1, account, person: aRegistration(person) });
  await eventually(() => test.callAs(asCoach(id, 'member'))(contracts.getCurrentUser, {}));
  return id;
}
