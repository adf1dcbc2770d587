import type * as contracts from '@pusula/contracts';
import { aCoach, aRegistration, ids, type ProfileUnderTest } from '../profile.fixture.ts';

type Who = { readonly name: string; readonly email?: string; readonly city?: string; readonly account?: Partial<contracts.Account> };
/** Coaches of these names, who came one after the other. @returns their ids */
export async function came({ service }: ProfileUnderTest, people: readonly Who[]): Promise<string[]> {
  const coaches = people.map(({ name, email, city = 'İzmir', account = {} }) => {
    const id = ids.next();
    const [firstName = '', lastName = ''] = name.split(' ');
    return { ...aCoach(id, {}, { ...(email && { email }), ...account }), person: aRegistration({ firstName, lastName, city }) };
  });
  await service.importCoaches(coaches);
  return coaches.map(({ account }) => account.id);
}
