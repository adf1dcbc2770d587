import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { folderMailbox } from '../mailbox/mailbox.ts';
import type { Post } from './post.ts';
import { aMessage, postContract } from './post-contract.ts';
import { smtpPost } from './smtp-post.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.fixture.ts';

postContract('SMTP', async () => {
  const server = await startSmtpServer();
  const post = smtpPost({ url: server.url });
  const stop = async () => {
    await post.close();
    await server.stop();
  };
  return { post, received: async () => server.deliveries, stop };
});

postContract('the mailbox of a laptop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pusula-mail-'));
  const post = folderMailbox(folder);
  const received = async () => (await post.list(100)).map((message) => ({ ...message, fromName: message.from.name, headerNames: [] }));
  return { post, received, stop: () => rm(folder, { recursive: true }) };
});

describe('R8: an SMTP server in trouble', () => {
  let server: TestSmtpServer;
  let post: Post;
  beforeAll(async () => {
    server = await startSmtpServer();
    post = smtpPost({ url: server.url, limitMs: 500 });
  });
  afterAll(async () => {
    await post.close();
    await server.stop();
  });
  beforeEach(() => {
    server.mood = 'take';
    server.deliveries.length = 0;
  });

  it.each([421, 450] as const)('that answers %d may be asked again', async (mood) => {
    server.mood = mood;
    await expect(post.send(aMessage())).rejects.toThrow(`${mood}`);
    server.mood = 'take';
    await post.send(aMessage());
    expect(server.deliveries).toHaveLength(1);
  });

  it('that answers 550 has refused for good, and its answer names nobody', async () => {
    server.mood = 550;
    await expect(post.send(aMessage())).rejects.toMatchObject({ name: 'Refused', message: expect.not.stringContaining('ayse') });
  });

  it('that never answers is given up in time', async () => {
    server.mood = 'hang';
    const started = performance.now();
    await expect(post.send(aMessage())).rejects.toThrow('in time');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('that breaks down after taking a message gets it again under the same Message-ID', async () => {
    server.mood = 'crash after DATA';
    await expect(post.send(aMessage())).rejects.toThrow();
    server.mood = 'take';
    await post.send(aMessage());
    expect(server.deliveries.map(({ messageId }) => messageId)).toEqual([aMessage().messageId, aMessage().messageId]);
  });

  it('that refuses the password is waited for: an operator has to mend it', async () => {
    const known = smtpPost({ url: server.url.replace('//', '//pusula:secret@') });
    server.mood = 'refuse password';
    await expect(known.send(aMessage())).rejects.toThrow('SERVICE_UNAVAILABLE');
    server.mood = 'take';
    await known.send(aMessage());
    await known.close();
    expect(server.deliveries).toHaveLength(1);
  });

  it('that cannot be reached is waited for', async () => {
    const away = smtpPost({ url: 'smtp://127.0.0.1:1' });
    await expect(away.send(aMessage())).rejects.toThrow('SERVICE_UNAVAILABLE');
    await away.close();
  });
});
