import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { SERVICE_NAMES } from '@pusula/contracts';
import { freePort } from '../postgres/free-port.ts';
import { lendRabbit, startRabbit } from '../testing/rabbit.ts';
import { FULL } from './load.ts';

/** A broker that is not there until it is started, and gone again after a kill; always at the same address. */
export type AbsentRabbit = {
  readonly url: string;
  readonly prefix: string;
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A port at which nobody listens, until it leads to the lent broker; `make chaos` has a broker that really starts. */
export async function startAbsentRabbit(): Promise<AbsentRabbit> {
  if (FULL) return { prefix: 'r11', ...(await startRabbit({ isUp: false })) };
  const { url: lent, prefix, stop } = await lendRabbit('r11');
  const target = new URL(lent);
  const own = Object.assign(new URL(lent), { hostname: '127.0.0.1', port: String(await freePort()) });
  const sockets = new Set<Socket>();
  let door: Server | undefined;

  const pass = (client: Socket) => {
    const broker = connect(Number(target.port || 5672), target.hostname);
    for (const [socket, other] of [
      [client, broker],
      [broker, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  };
  const kill = async () => {
    if (!door) return;
    const closed = once(door, 'close');
    door.close();
    door = undefined;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: own.href,
    prefix,
    kill,
    restart: async () => {
      door = createServer(pass).listen(Number(own.port), own.hostname);
      await once(door, 'listening');
    },
    stop: async () => {
      await kill();
      await stop([...SERVICE_NAMES, 'gateway']);
    },
  };
}
