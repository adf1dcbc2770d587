import { connect } from 'amqplib';
import type { StartedTestContainer } from 'testcontainers';
import { freePort } from '../postgres/free-port.ts';
import { eventually } from './eventually.ts';
import { hostOfContainers, killContainer, removeContainer, restartContainer, startContainer } from './servers/containers.ts';
import { readImages } from './servers/images.ts';
import type { StartRabbitOptions, TestRabbit } from './test-rabbit.ts';

const START_MS = 180_000;
const DEFINITIONS = '/etc/pusula/definitions.json';

/** A node in a container; its port is chosen before, as one that the engine chooses is another after each start. */
export async function startRabbitContainer({ isUp = true, definitions }: StartRabbitOptions): Promise<TestRabbit> {
  const { rabbitmq: image = '' } = await readImages(['rabbitmq']);
  const [host, port] = [await hostOfContainers(), await freePort()];
  const url = `amqp://guest:guest@${host}:${port}`;
  const start = () =>
    startContainer(process.env.TEST_RUN ?? `test-${process.pid}`, image, {
      ports: [{ container: 5672, host: port }],
      environment: definitions
        ? { RABBITMQ_CONFIG_FILE: '/etc/pusula/rabbitmq.conf' }
        : { RABBITMQ_DEFAULT_USER: 'guest', RABBITMQ_DEFAULT_PASS: 'guest' },
      files: definitions
        ? {
            [DEFINITIONS]: JSON.stringify(definitions),
            '/etc/pusula/rabbitmq.conf': `loopback_users = none\nload_definitions = ${DEFINITIONS}\n`,
          }
        : {},
      ready: { log: /Server startup complete/ },
    });
  let node: StartedTestContainer | undefined = isUp ? await start() : undefined;
  const restart = async () => {
    if (!node) {
      node = await start();
      return;
    }
    await killContainer(node.getId());
    await restartContainer(node.getId());
    await eventually(async () => (await connect(url, { timeout: 2_000 })).close(), START_MS);
  };
  return {
    url,
    kill: async () => {
      if (node) await killContainer(node.getId());
    },
    restart,
    stop: async () => {
      if (node) await removeContainer(node.getId());
    },
  };
}
