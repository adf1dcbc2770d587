import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EVENTS, type EventMessage, type Owner } from '@pusula/contracts';
import { type ChannelModel, type ConfirmChannel, connect, type Options } from 'amqplib';
import { silentLog } from '../../log/log.ts';
import { eventually } from '../../testing/eventually.ts';
import { rabbitStarts, startRabbit, type TestRabbit } from '../../testing/rabbit.ts';
import type { Bus, SubscribeOptions } from '../bus.ts';
import { queueOf } from '../queue-of.ts';
import { topologyFor } from '../topology-for.ts';
import { BROKER_ACCOUNTS, brokerDefinitions } from './definitions.ts';
import { createRabbitBus } from './rabbit-bus.ts';
import { deadQueueOf, exchangeOf, redeliveryExchangeOf } from './topology.ts';

const PREFIX = 'pusula';
const WELCOME = '01hzzzzzzzzzzzzzzzzzzzzzzz';
const accounts = rabbitStarts() ? describe : describe.skip;

/** Passwords are names: this broker lives as long as the test. */
const definitions = () => {
  const { permissions, ...others } = brokerDefinitions(PREFIX);
  const users = [...BROKER_ACCOUNTS, 'guest'].map((name) => ({ name, password: name, tags: name === 'guest' ? 'administrator' : '' }));
  return { users, ...others, permissions: [...permissions, { user: 'guest', vhost: '/', configure: '.*', write: '.*', read: '.*' }] };
};

accounts(rabbitStarts() ? 'accounts of the broker' : 'accounts of the broker (skipped: there is no RabbitMQ)', () => {
  let rabbit: TestRabbit;
  const buses: Bus[] = [];
  beforeAll(async () => {
    rabbit = await startRabbit({ definitions: definitions() });
  });
  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await rabbit?.stop();
  });
  const urlOf = (name: Owner) => rabbit.url.replace('guest:guest', `${name}:${name}`);
  const busOf = (name: Owner) => {
    const bus = createRabbitBus({
      url: urlOf(name),
      prefix: PREFIX,
      name,
      log: silentLog(),
      topology: topologyFor(name, PREFIX),
      declares: false,
    });
    buses.push(bus);
    return bus;
  };
  /** Whether the broker lets an account do it, on one of its connections; what it refuses, it closes the channel over. */
  async function may(connection: ChannelModel, act: (channel: ConfirmChannel) => Promise<unknown>): Promise<boolean> {
    const channel = await connection.createConfirmChannel();
    channel.on('error', () => undefined);
    try {
      await act(channel);
      await channel.close();
      return true;
    } catch (error) {
      if (!/ACCESS.REFUSED|channel closed/i.test(String((error as Error).message))) throw error;
      return false;
    }
  }
  /** Works for several accounts at the same time, each on one connection: hundreds of them would take longer than what is asked. */
  const eachConnected = (names: readonly Owner[], work: (name: Owner, connection: ChannelModel) => Promise<void>) =>
    Promise.all(
      names.map(async (name) => {
        const connection = await connect(urlOf(name));
        await work(name, connection).finally(() => connection.close());
      }),
    );
  const publishes =
    (exchange: string, key: string, content: object = {}, options: Options.Publish = {}) =>
    (channel: ConfirmChannel) =>
      new Promise((resolve, reject) => {
        channel.once('close', () => reject(new Error('channel closed')));
        const body = Buffer.from(JSON.stringify(content));
        channel.publish(exchange, key, body, options, (problem) => (problem ? reject(problem) : resolve(undefined)));
      });

  it('S23: each service publishes its own events and nobody else’s', async () => {
    const wrong: string[] = [];
    await eachConnected(BROKER_ACCOUNTS, async (name, connection) => {
      for (const event of EVENTS) {
        const allowed = await may(connection, publishes(exchangeOf(PREFIX), event.name));
        if (allowed !== event.name.startsWith(`${name}.`)) wrong.push(`${name} ${allowed ? 'may' : 'may not'} publish ${event.name}`);
      }
    });
    expect(wrong).toEqual([]);
  });

  it('S23: no service reaches another’s queue past its own events, or makes anything in the broker', async () => {
    const others: Owner = 'identity';
    const queue = queueOf(PREFIX, others);
    const acts: Readonly<Record<string, (channel: ConfirmChannel) => Promise<unknown>>> = {
      'publishes to a queue by its name': publishes('', queue),
      'publishes to another’s redelivery': publishes(redeliveryExchangeOf(queue), queue),
      'reads another’s queue': (channel) => channel.get(queue),
      'reads another’s dead letters': (channel) => channel.get(deadQueueOf(queue)),
      'listens to an event by a queue of its own': async (channel) => {
        const { queue: made } = await channel.assertQueue('', { exclusive: true });
        await channel.bindQueue(made, exchangeOf(PREFIX), '#');
      },
      'deletes a queue': (channel) => channel.deleteQueue(queue),
    };
    const wrong: string[] = [];
    const strangers = BROKER_ACCOUNTS.filter((each) => each !== others && each !== 'gateway');
    await eachConnected(strangers, async (name, connection) => {
      for (const [what, act] of Object.entries(acts)) if (await may(connection, act)) wrong.push(`${name} ${what}`);
    });
    expect(wrong).toEqual([]);
    await eachConnected(['gateway'], async (_name, connection) => expect(await may(connection, publishes('', queue))).toBe(false));
  });

  it.each([
    ['search', 'together'],
    ['profile', 'one by one'],
  ] as const)('O1: %s, which handles messages %s, believes no body of another’s event under a key of one’s own', async (consumer, how) => {
    const [own, foreign] = ['catalog.category-changed.v1', 'identity.account-erased.v1'] as const;
    const seen: string[] = [];
    const note = async (message: EventMessage) => void seen.push(`${message.name} ${message.id}`);
    const together =
      how === 'together'
        ? { handleTogether: async (messages: readonly EventMessage[]) => void (await Promise.all(messages.map(note))) }
        : {};
    const bus = busOf(consumer);
    const events = EVENTS.filter(({ consumers }) => consumers.includes(consumer));
    await bus.subscribe(queueOf(PREFIX, consumer), { events, handle: note, ...together, database: undefined as never, retryDelaysMs: [] });

    const connection = await connect(urlOf('catalog'));
    const publish = (id: string, name: string, headers = {}) => {
      const message = { id, name, subject: id, occurredAt: '2026-11-28T00:00:00.000Z', data: {} };
      return may(connection, publishes(exchangeOf(PREFIX), own, message, { messageId: id, headers }));
    };
    expect(await publish(`${consumer}-forged`, foreign)).toBe(true);
    // RabbitMQ 4 refuses this by itself, older ones copy it.
    await publish(`${consumer}-copied`, foreign, { CC: [foreign] });
    expect(await publish(`${consumer}-genuine`, own)).toBe(true);
    await connection.close();

    const ofTest = () => seen.filter((line) => line.includes(` ${consumer}-`));
    await eventually(() => expect(ofTest()).toContain(`${own} ${consumer}-genuine`));
    expect(ofTest()).toEqual([`${own} ${consumer}-genuine`]);
    const dead = await bus.deadLetters.list(queueOf(PREFIX, consumer));
    expect(dead.map(({ id }) => id).filter((id) => id.startsWith(`${consumer}-`))).toEqual([]);
  });

  it('O1: nobody replays a forged message that expired before a consumer could judge it', async () => {
    const [own, foreign] = ['catalog.category-changed.v1', 'identity.account-erased.v1'] as const;
    const seen: string[] = [];
    const queue = queueOf(PREFIX, 'coach-that-is-away');
    const guest = createRabbitBus({ url: rabbit.url, prefix: PREFIX, name: 'guest', log: silentLog() });
    buses.push(guest);
    const events = EVENTS.filter(({ name }) => name === own || name === foreign);
    const handle = async ({ name, id }: EventMessage) => void seen.push(`${name} ${id}`);
    const consuming = await guest.subscribe(queue, { events, handle, database: undefined as never, retryDelaysMs: [] });
    await consuming.stop();

    const connection = await connect(urlOf('catalog'));
    const channel = await connection.createConfirmChannel();
    for (const [id, name] of [
      ['late-forged', foreign],
      ['late-genuine', own],
    ] as const) {
      const message = { id, name, subject: id, occurredAt: '2026-11-28T00:00:00.000Z', data: {} };
      channel.publish(exchangeOf(PREFIX), own, Buffer.from(JSON.stringify(message)), { messageId: id, type: own, expiration: '1' });
    }
    await channel.waitForConfirms();
    await connection.close();
    const problems = async () => (await guest.deadLetters.list(queue)).map(({ id, problem }) => `${id}: ${problem.split(':')[0]}`);
    await eventually(async () => expect(await problems()).toEqual(['late-forged: forged', 'late-genuine: given up by the broker']));

    expect(await guest.deadLetters.replay(queue)).toBe(1);
    expect(await guest.deadLetters.replay(queue, 'late-forged')).toBe(0);
    await guest.subscribe(queue, { events, handle, database: undefined as never, retryDelaysMs: [] });
    await eventually(() => expect(seen).toEqual([`${own} late-genuine`]));
    expect(await problems()).toEqual(['late-forged: forged']);
  });

  it('each process gets by with its rights: an event arrives, fails, becomes a dead letter, and an admin of the gateway replays it', async () => {
    const seen: string[] = [];
    let fails = true;
    const handle: SubscribeOptions['handle'] = async ({ id }) => {
      // Of what other tests have published, too, nothing can be read.
      if (id === WELCOME) seen.push(id);
      if (fails) throw new Error('not today');
    };
    const [identity, mail, gateway] = [busOf('identity'), busOf('mail'), busOf('gateway')];
    const consumed = EVENTS.filter(({ consumers }) => consumers.includes('mail'));
    const subscribing = { events: consumed, handle, database: undefined as never, retryDelaysMs: [1_000] };
    await mail.subscribe(queueOf(PREFIX, 'mail'), subscribing);
    const id = WELCOME;
    const message: EventMessage = { id, name: 'identity.welcomed.v1', subject: id, occurredAt: '2026-11-23T00:00:00.000Z', data: {} };
    await identity.publish([message]);

    const dead = async (bus: Bus) => (await bus.deadLetters.list(queueOf(PREFIX, 'mail'))).map((letter) => letter.id);
    await eventually(async () => expect(await dead(gateway)).toContain(id));
    expect(seen).toEqual([id, id]);
    expect(await dead(mail)).toContain(id);
    fails = false;
    expect(await gateway.deadLetters.replay(queueOf(PREFIX, 'mail'), id)).toBe(1);
    await eventually(() => expect(seen).toEqual([id, id, id]));
  });

  it('each process finds all that it needs in the broker', async () => {
    for (const name of BROKER_ACCOUNTS) {
      const bus = busOf(name);
      const consumed = EVENTS.filter(({ consumers }) => consumers.includes(name));
      await eventually(() => bus.check());
      for (const other of name === 'gateway' ? BROKER_ACCOUNTS : [name]) {
        expect(await bus.waiting(queueOf(PREFIX, other))).toBeGreaterThanOrEqual(0);
        expect(await bus.deadLetters.count(queueOf(PREFIX, other))).toBeGreaterThanOrEqual(0);
      }
      await bus.subscribe(queueOf(PREFIX, name), { events: consumed, handle: async () => undefined, database: undefined as never });
    }
  });
});
