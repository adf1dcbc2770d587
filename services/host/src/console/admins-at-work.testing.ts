import { beforeEach, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import type { ProductUnderTest } from '../product.testing.ts';
import { type Admin, type Console, codeOf } from './console.testing.ts';
import { CAN, CAREER, DEFNE, DERYA, ELIF, MEMBERS, NILUFER } from './people.testing.ts';

/** What admins do with the whole product, beside each other. @param started the product, once it runs */
export function adminsAtWork(started: () => { readonly product: ProductUnderTest; readonly visits: Console }): void {
  let product: ProductUnderTest;
  let visits: Console;
  let defne: Admin;
  beforeEach(async () => {
    ({ product, visits } = started());
    defne = visits.as(await visits.signIn(DEFNE));
  });

  it('lists everybody and counts them', async () => {
    const { users, total } = await defne.call(contracts.searchUsers, { SearchType: 'name', Email: 'yalin' });
    expect([total, users.every(({ lastName }) => lastName === 'Yalın')]).toEqual([5, true]);
    const { dashboardStats } = await defne.call(contracts.dashboardStats, {});
    expect(dashboardStats).toMatchObject({ totalUsers: 10, totalCoaches: 3, totalMembers: 5, totalAdmins: 2, publicCoaches: 3 });
    expect(await codeOf(visits.as(await visits.signIn(ELIF)).call(contracts.searchUsers, {}))).toBe('FORBIDDEN');
  });

  it('lets one of two admins who edit the same person save, and tells the other; nothing is overwritten', async () => {
    const nilufer = visits.as(await visits.signIn(NILUFER));
    const { version, accountVersion } = await defne.read(CAN);
    const edited = { version, accountVersion };
    const tries = await Promise.all([
      codeOf(defne.update(CAN, { ...edited, firstName: 'Candan' })),
      codeOf(nilufer.update(CAN, { ...edited, city: 'Bursa' })),
    ]);
    expect(tries.toSorted()).toEqual(['CONFLICT', undefined]);
    expect(await codeOf(nilufer.update(CAN, { ...edited, firstName: 'Cansu', status: 'disabled' }))).toBe('CONFLICT');
    const { firstName, city, status } = await defne.read(CAN);
    expect([firstName, city, status]).toEqual(tries[0] === undefined ? ['Candan', 'İstanbul', 'enabled'] : ['Can', 'Bursa', 'enabled']);
    // It reaches the log as an event, a moment after its reply.
    await eventually(async () => expect(await defne.entries(CAN.id)).toHaveLength(1));
  });

  it('does not overwrite what the person saved themself after the admin had opened the form', async () => {
    const { version, accountVersion, phone: Phone } = await defne.read(DERYA);
    const said = { UserId: DERYA.id, Email: DERYA.email, ImageFileName: '', City: 'Ankara', Country: 'TR', Phone };
    await visits.as(await visits.signIn(DERYA)).call(contracts.updateUserProfile, said);
    expect(await codeOf(defne.update(DERYA, { version, accountVersion, city: 'Bursa' }))).toBe('CONFLICT');
    expect((await defne.read(DERYA)).city).toBe('Ankara');
  });

  it('disables many at once, but neither oneself nor anybody unknown, and each can be taken back', async () => {
    const sessions = await Promise.all(MEMBERS.map(visits.signIn));
    const unknown = '01k00000000000000000000000';
    const ids = [...MEMBERS.map(({ id }) => id), DEFNE.id, unknown];
    const { changed, refused } = await defne.call(contracts.setUserStatuses, { ids, status: 'disabled' });
    expect(changed).toEqual(MEMBERS.map(({ id }) => id));
    expect(refused).toEqual([
      { id: DEFNE.id, errorMessage: 'OWN_ACCOUNT' },
      { id: unknown, errorMessage: 'USER_NOT_FOUND' },
    ]);
    expect(await Promise.all(sessions.map(visits.works))).toEqual(MEMBERS.map(() => false));
    expect((await defne.call(contracts.searchUsers, { statuses: ['disabled'] })).total).toBe(MEMBERS.length);
    for (const { id } of MEMBERS) await defne.call(contracts.undoAction, { id: (await defne.entries(id))[0]?.id });
    expect((await defne.call(contracts.searchUsers, { statuses: ['disabled'] })).total).toBe(0);
  });

  it('takes the role from an admin: their sessions end at once, and what they try changes nothing', async () => {
    const nilufer = visits.as(await visits.signIn(NILUFER));
    await defne.update(NILUFER, { userType: 'member' });
    expect(await codeOf(nilufer.call(contracts.deleteUser, { id: DEFNE.id }))).toBe('UNAUTHORIZED');
    expect(await codeOf(visits.as(await visits.signIn(NILUFER)).call(contracts.deleteUser, { id: DEFNE.id }))).toBe('FORBIDDEN');
    expect(await codeOf(defne.update(DEFNE, { userType: 'member' }))).toBe('OWN_ACCOUNT');
    const again = await visits.signIn(NILUFER);
    await defne.update(NILUFER, { userType: 'admin' });
    // The session goes on; its browser exchanges the token that says the old role.
    const { token } = await product.call(contracts.refreshToken, '', { token: again, tokenType: 'User' });
    expect(await codeOf(visits.as(token).call(contracts.lastUsers, {}))).toBeUndefined();
  });

  it('shows in the log what every service told it, in a chain that is whole', async () => {
    await defne.call(contracts.createCategory, { category: { nameTr: 'Denge', nameEn: 'Balance', parentId: CAREER } });
    await defne.call(contracts.exportUsers, {});
    const { job } = await defne.call(contracts.rebuildIndex, {});
    expect(job.state).toMatch(/running|done/);
    const { version, helpLines } = await defne.call(contracts.getHelpLines, {});
    await defne.call(contracts.updateHelpLines, { version, helpLines: helpLines.toReversed() });
    await eventually(async () => {
      const actions = (await defne.call(contracts.auditEntries, { actorId: DEFNE.id })).entries.map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['category-created', 'users-exported', 'index-rebuild-started', 'help-lines-edited']));
    });
    expect(await defne.call(contracts.auditIntegrity, {})).toMatchObject({ isIntact: true, firstBroken: null });
  });

  it('replays dead letters of every service, or away for good', async () => {
    await product.parkSomethingAbout(ELIF.id);
    const listDeadLetters = async () => (await defne.call(contracts.deadLetters, {})).deadLetters;
    const deadLetters = await eventually(async () => {
      const found = await listDeadLetters();
      expect(found.map(({ queue, subject }) => [queue, subject]).toSorted()).toEqual(
        ['catalog', 'search'].map((queue) => [queue, ELIF.id]),
      );
      return found;
    });
    const [{ id } = { id: '' }] = deadLetters;
    expect((await defne.call(contracts.replayDeadLetters, { queue: 'search', id })).replayed).toBe(1);
    // It cannot be taken this time either, and is a dead letter again.
    for (const queue of ['catalog', 'search']) await eventually(() => defne.call(contracts.discardDeadLetter, { queue, id }));
    expect(await listDeadLetters()).toEqual([]);
    await eventually(async () => {
      const told = (await defne.entries('search')).map(({ action }) => action);
      expect(told).toEqual(['dead-letter-discarded', 'dead-letters-replayed']);
    });
  });

  it('sees every service ready, nothing given up, and the mail', async () => {
    const { services } = await defne.call(contracts.serviceHealth, {});
    expect(services.map(({ name, isReady, deadLetters, waiting }) => [name, isReady, deadLetters, waiting !== null])).toEqual(
      [...contracts.SERVICE_NAMES, 'gateway'].map((name) => [name, true, 0, true]),
    );
    expect(await defne.call(contracts.deadLetters, {})).toMatchObject({ deadLetters: [], total: 0 });
    expect((await defne.call(contracts.mailQueue, {})).carrier).toBe('mailbox');
    await eventually(async () => expect(await defne.call(contracts.indexStatus, {})).toMatchObject({ unindexed: 0, hasDrifted: false }));
  });
}
