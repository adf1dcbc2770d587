import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { lendRabbit, rabbitIsThere } from '../testing/rabbit.ts';
import { opensslIsThere, runTrusting, startTlsFront, type ThrowAwayCertificate, throwAwayCertificate } from '../testing/tls-front.ts';

const kit = (path: string) => JSON.stringify(join(__dirname, '..', path));

/** What a service does with its database: migrates, reads, and listens. */
const useDatabase = (url: string) => `
  import { openDatabase } from ${kit('db/database.ts')};
  import { listen } from ${kit('db/listen.ts')};
  import { silentLog } from ${kit('log/log.ts')};
  try {
    const db = await openDatabase({ url: ${JSON.stringify(url)}, schema: { tables: [], migrations: [] }, log: silentLog() });
    const [{ ssl }] = await db.manager.query("SELECT 'read' AS ssl");
    await new Promise((resolve) => { const listening = listen(${JSON.stringify(url)}, 'any', () => void listening.close().then(resolve)); });
    await db.close();
    console.log(ssl);
  } catch (error) { console.log(error.code ?? error.cause?.code ?? error.message); }
  process.exit(0);
`;
const useBroker = (url: string, prefix: string) => `
  import { createRabbitBus } from ${kit('bus/rabbit/rabbit-bus.ts')};
  const said = { warn: (about) => { console.log(about.err?.code ?? about.err?.message); process.exit(0); }, info() {}, error() {}, debug() {} };
  const bus = createRabbitBus({ url: ${JSON.stringify(url)}, prefix: ${JSON.stringify(prefix)}, name: 'tls', log: said });
  for (;;) {
    if (await bus.check().then(() => true, () => false)) { console.log('carries'); process.exit(0); }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
`;

const tls = opensslIsThere ? describe : describe.skip;
tls(opensslIsThere ? 'over TLS' : 'over TLS (skipped: no openssl)', () => {
  let certificate: ThrowAwayCertificate;
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    certificate = await throwAwayCertificate();
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
    await certificate?.remove();
  });

  describe('PostgreSQL with sslmode=verify-full', () => {
    let postgres: TestPostgres;
    let url: (host: string) => string;
    beforeAll(async () => {
      postgres = await startPostgres();
      const plain = await postgres.freshDatabase();
      const front = await startTlsFront(certificate, plain, { asksFirst: true });
      stops.push(front.stop, postgres.stop);
      url = (host) => Object.assign(new URL(plain), { host: `${host}:${front.port}`, search: 'sslmode=verify-full' }).href;
    });

    it('is used by whoever trusts its certificate', async () => {
      expect(await runTrusting(useDatabase(url('localhost')), certificate.file)).toBe('read');
    });
    it('is not used by whoever does not, nor under another name', async () => {
      const tries = [runTrusting(useDatabase(url('localhost'))), runTrusting(useDatabase(url('127.0.0.1')), certificate.file)];
      expect(await Promise.all(tries)).toEqual(['DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID']);
    });
  });

  const broker = rabbitIsThere() ? describe : describe.skip;
  broker(rabbitIsThere() ? 'RabbitMQ as amqps' : 'RabbitMQ as amqps (skipped: there is no RabbitMQ)', () => {
    let prefix: string;
    let url: (host: string) => string;
    beforeAll(async () => {
      const rabbit = await lendRabbit('tls');
      const front = await startTlsFront(certificate, rabbit.url);
      stops.push(front.stop, () => rabbit.stop([]));
      prefix = rabbit.prefix;
      url = (host) => Object.assign(new URL(rabbit.url), { protocol: 'amqps:', host: `${host}:${front.port}` }).href;
    });

    it('carries for whoever trusts its certificate', async () => {
      expect(await runTrusting(useBroker(url('localhost'), prefix), certificate.file)).toBe('carries');
    });
    it('does not for whoever does not, nor under another name', async () => {
      const tries = [runTrusting(useBroker(url('localhost'), prefix)), runTrusting(useBroker(url('127.0.0.1'), prefix), certificate.file)];
      expect(await Promise.all(tries)).toEqual(['DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID']);
    });
  });
});
