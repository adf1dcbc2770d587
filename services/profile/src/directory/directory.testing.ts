import * as contracts from '@pusula/contracts';
import { aCoach, aRegistration, ids, type ProfileUnderTest } from '../profile.testing.ts';

type Who = {
  readonly name: string;
  readonly email?: string;
  readonly city?: string;
  readonly account?: Partial<contracts.Account>;
  readonly coach?: Parameters<typeof aCoach>[1];
  readonly at?: Date;
};
/** Coaches of these names, who came one after the other, or at the moment that is said. @returns their ids */
export async function came({ service }: ProfileUnderTest, people: readonly Who[]): Promise<string[]> {
  const coaches = people.map(({ name, email, city = 'İzmir', account = {}, coach = {}, at }) => {
    const id = (at ? contracts.firstIdOf(at).slice(0, 10) : '') + ids.next().slice(at ? 10 : 0);
    const [firstName = '', lastName = ''] = name.split(' ');
    return { ...aCoach(id, coach, { ...(email && { email }), ...account }), person: aRegistration({ firstName, lastName, city }) };
  });
  await service.importCoaches(coaches);
  return coaches.map(({ account }) => account.id);
}
