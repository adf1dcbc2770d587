import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, publish } from '@pusula/service-kit/testing';
import { eventAbout, type IdentityUnderTest, PASSWORD, startIdentity } from '../identity.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const renamed = (id: string, version: number, firstName: string, message?: string, lastName?: string) =>
  publish(identity.test, contracts.personRenamed, id, { id, version, firstName, lastName }, message);
const nameOf = async (id: string) => (await identity.query('select given_name from account where id = $1', [id]))[0]?.given_name;
/** Events about one subject arrive in order: what was published before this one has had its effect when it has. */
const eventsUpTo = async (id: string, version: number, firstName: string) => {
  await renamed(id, version, firstName);
  await eventually(async () => expect(await nameOf(id)).toBe(firstName));
};

describe('somebody who goes by another name', () => {
  it('is greeted with it by the next mail', async () => {
    const { id, email } = await identity.imported();
    await eventsUpTo(id, 2, 'Işıl');
    await identity.service.setVerified(id);
    await identity.ask(contracts.replacePassword, {
      id,
      currentPassword: PASSWORD,
      newPassword: 'Başka-Bir-Dağ7!',
      keptSessionId: id,
    });
    expect(await eventAbout(identity.notices, id)).toMatchObject({ notice: 'password-changed', email, firstName: 'Işıl' });
  });

  it('is named whole to those who read of them, and keeps a last name that was not told anew', async () => {
    const { id } = await identity.imported();
    const names = async () => (await identity.query('select given_name, family_name from account where id = $1', [id]))[0];
    expect(await names()).toEqual({ given_name: 'Ayşe', family_name: 'Yılmaz' });
    await renamed(id, 2, 'Işıl', undefined, 'Kaya');
    await eventually(async () => expect(await names()).toEqual({ given_name: 'Işıl', family_name: 'Kaya' }));
    await eventsUpTo(id, 3, 'Ilgın');
    expect(await names()).toEqual({ given_name: 'Ilgın', family_name: 'Kaya' });
  });

  it('keeps the newest name when events come doubled, late and out of order', async () => {
    const { id } = await identity.imported();
    await renamed(id, 5, 'Beşinci', 'the same message');
    await renamed(id, 3, 'Üçüncü');
    await renamed(id, 5, 'Beşinci', 'the same message');
    await renamed(id, 4, 'Dördüncü');
    await renamed(id, 5, 'Öteki beşinci');
    await eventsUpTo(id, 6, 'Altıncı');
    const names = await identity.query('select given_name, name_version from account where id = $1', [id]);
    expect(names).toEqual([{ given_name: 'Altıncı', name_version: 6 }]);
  });

  it('changes nothing that others see of the account, and keeps the name through changes of it', async () => {
    const account = await identity.imported({ isVerified: false });
    const before = await identity.query('select version from account where id = $1', [account.id]);
    await eventsUpTo(account.id, 2, 'Işıl');
    expect(await identity.query('select version from account where id = $1', [account.id])).toEqual(before);
    await identity.service.setVerified(account.id);
    await renamed(account.id, 1, 'Eski');
    expect(await eventAbout(identity.welcomes, account.id)).toMatchObject({ firstName: 'Işıl' });
    await eventsUpTo(account.id, 3, 'Yeni');
  });

  it('S22: is not brought back by it once erased', async () => {
    const [gone, other] = [await identity.imported(), await identity.imported()];
    await identity.ask(contracts.eraseAccount, { id: gone.id, authenticationType: 'Basic', password: PASSWORD });
    await renamed(gone.id, 9, 'Silinmiş');
    await eventsUpTo(other.id, 2, 'Sonraki');
    await eventually(async () => expect(await identity.query('select 1 from delivery where subject = $1', [gone.id])).toEqual([]));
    expect(await identity.query(`select 1 from account where given_name = 'Silinmiş'`)).toEqual([]);
  });
});
