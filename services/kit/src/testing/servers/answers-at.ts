import { connect } from 'node:net';

const PORTS: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'amqp:': 5672,
  'amqps:': 5671,
  'postgres:': 5432,
  'postgresql:': 5432,
  'smtp:': 25,
  'smtps:': 465,
};

/** Whether anybody takes a connection there in time. */
export const answersAt = ({ hostname, port, protocol }: URL, withinMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const socket = connect({ host, port: Number(port) || (PORTS[protocol] ?? 0), timeout: withinMs });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .once('connect', () => finish(true))
      .once('timeout', () => finish(false))
      .once('error', () => finish(false));
  });
