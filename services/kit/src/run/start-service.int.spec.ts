import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountErased, getCoachById, isUserExist } from '@pusula/contracts';
import { EntitySchema } from 'typeorm';
import { newEvent } from '../bus/outbox/new-event.ts';
import { text, ulid } from '../db/columns.ts';
import { failure } from '../failure.ts';
import { on, serve } from '../service.ts';
import { eventually } from '../testing/eventually.ts';
import { aPublic, aUser, type ServiceUnderTest, startServiceUnderTest } from '../testing/service-under-test.ts';

const ID = '01k00000000000000000000000';
const received: string[] = [];
let service: ServiceUnderTest;

beforeAll(async () => {
  service = await startServiceUnderTest({
    name: 'identity',
    schema: { tables: [new EntitySchema({ name: 'thing', columns: { id: ulid({ primary: true }), name: text() } })], migrations: [] },
    create: ({ db, outbox }) => ({
      api: [
        serve(isUserExist, async ({ input }) => {
          if (input.email === 'nobody@example.com') throw failure('USER_NOT_FOUND');
          await db.transaction((tx) => outbox.add(tx, newEvent(accountErased, ID, { id: ID, version: 1 })));
          return {};
        }),
      ],
      events: [
        on(accountErased, async (_tx, { data }) => {
          received.push(data.id);
        }),
      ],
      figures: [
        { name: 'things_received_total', help: 'Things received', kind: 'counter', read: () => received.length },
        { name: 'things_left', help: 'Things left', kind: 'gauge', read: async () => 7 },
        { name: 'things_unknown', help: 'Things unknown', kind: 'counter', read: () => Promise.reject(new Error('away')) },
      ],
    }),
  });
});
afterAll(() => service.stop());

describe('a service', () => {
  it('answers a call, and its event arrives', async () => {
    await service.callAs(aPublic)(isUserExist, { email: 'a@example.com' });
    await eventually(() => expect(received).toEqual([ID]));
  });
  it('measures what it is told to measure, each time it is asked', async () => {
    const read = async () => (await fetch(`${service.running.url}/metrics`)).text();
    received.push('another');
    await read();
    received.push('one more');
    const figures = await read();
    expect(figures).toContain(`pusula_things_received_total{service="identity"} ${received.length}`);
    expect(figures).toContain('pusula_things_left{service="identity"} 7');
  });
  it('answers the code of a rule that refused', async () => {
    await expect(service.callAs(aPublic)(isUserExist, { email: 'nobody@example.com' })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });
  it('refuses a wrong token type', async () => {
    await expect(service.callAs(aUser({ id: ID }))(isUserExist, { email: 'a@example.com' })).rejects.toMatchObject({
      code: 'INVALID_TOKEN_TYPE',
    });
  });
  it('answers 404 for a call that it does not serve', async () => {
    await expect(service.callAs(aPublic)(getCoachById, { id: ID })).rejects.toMatchObject({ code: 'ROUTE_NOT_FOUND' });
  });
});
