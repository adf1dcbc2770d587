import { expect, it } from '@jest/globals';
import { chooseSource, describeSource, problemsOfGiven, type Surroundings } from './choose-source.ts';
import type { ServerName } from './known-servers.ts';
import { problemsOfContainers } from './start-servers.ts';

const ALL: Surroundings = { isSet: true, isNeeded: true, image: 'rabbitmq:4.2', program: 'of this machine' };

it.each([
  ['its address, when it is set', {}, 'given'],
  ['its address also when none of the tests asks for it', { isNeeded: false }, 'given'],
  ['nowhere, when none of the tests asks for it', { isSet: false, isNeeded: false }, 'unneeded'],
  ['a container, where an engine answers', { isSet: false }, 'container'],
  ['the machine, where no engine answers', { isSet: false, image: undefined }, 'program'],
  ['nowhere, where there is nothing', { isSet: false, image: undefined, program: undefined }, 'none'],
] as const)('a server is taken from %s', (_, more, kind) => {
  expect(chooseSource({ ...ALL, ...more }).kind).toBe(kind);
});

it('a run says in a line where it has a server from', () => {
  const line = (more: Partial<Surroundings>) => describeSource('rabbitmq', chooseSource({ ...ALL, ...more }));
  expect(line({})).toBe('RabbitMQ: real, named by AMQP_URL');
  expect(line({ isSet: false })).toBe('RabbitMQ: real, container rabbitmq:4.2');
  expect(line({ isSet: false, image: undefined })).toBe('RabbitMQ: real, of this machine');
  expect(line({ isSet: false, image: undefined, program: undefined })).toBe('RabbitMQ: AMQP_URL is not set, in-process bus only');
  expect(line({ isSet: false, isNeeded: false })).toBe('RabbitMQ: none of these tests borrows one');
});

const problems = (env: NodeJS.ProcessEnv, names: readonly ServerName[] = ['rabbitmq']) =>
  problemsOfGiven(names, env, async ({ port }) => port === '1');

it('an address that answers is no problem; one that does not says what to do, and no password', async () => {
  expect(await problems({ AMQP_URL: 'amqp://guest:secret@broker:1' })).toEqual([]);
  expect(await problems({ AMQP_URL: 'amqp://guest:secret@broker:5672' })).toEqual([
    'RabbitMQ: nothing answers at broker:5672, which AMQP_URL names. Start it, or unset AMQP_URL.',
  ]);
  expect(await problems({ AMQP_URL: 'secret' })).toEqual(['RabbitMQ: AMQP_URL is no address. Correct it, or unset it.']);
});

it('all problems are said at once, those of what belongs to an address as well', async () => {
  expect(await problems({ S3_ENDPOINT: 'http://s3:1', S3_ACCESS_KEY_ID: 'me', SMTP_URL: 'smtp://mail:1' }, ['s3', 'smtp'])).toEqual([
    'S3: S3_ENDPOINT is set without S3_SECRET_ACCESS_KEY. Set it, too, or unset S3_ENDPOINT.',
    'SMTP: SMTP_URL is set without MAILPIT_URL. Set it, too, or unset SMTP_URL.',
  ]);
});

it('containers are used where an engine answers, and asked for or refused by TEST_CONTAINERS', () => {
  const engine = 'unix:///var/run/docker.sock';
  expect([undefined, '', 'on', 'off'].map((wanted) => problemsOfContainers(wanted, engine))).toEqual([[], [], [], []]);
  expect(problemsOfContainers('on', undefined)).toEqual([
    'TEST_CONTAINERS=on, but no Docker engine answers. Start it, say where it is in DOCKER_HOST, or unset TEST_CONTAINERS.',
  ]);
  expect(problemsOfContainers('no', engine)).toEqual(['TEST_CONTAINERS is neither "on" nor "off". Correct it, or unset it.']);
});
