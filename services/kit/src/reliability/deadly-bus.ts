import type { Bus } from '../bus/bus.ts';

/** Where a process can die between a change and its effect. */
export const DEADLY_POINTS = ['committed', 'published', 'handling', 'handled'] as const;

/**
 * The same bus, but the process dies at one point, without any farewell: after the commit but before publishing, after the broker has confirmed but before
 * the outbox knows, while handling, or after the effect is committed but before it is acknowledged.
 * @param after dies when it passes the point for this time
 */
export function deadlyBus(bus: Bus, point: string | undefined, after: number): Bus {
  let passed = 0;
  const pass = (here: (typeof DEADLY_POINTS)[number]) => {
    if (here === point && ++passed >= after) process.kill(process.pid, 'SIGKILL');
  };
  return {
    ...bus,
    publish: async (messages) => {
      pass('committed');
      await bus.publish(messages);
      pass('published');
    },
    subscribe: (queue, subscribing) =>
      bus.subscribe(queue, {
        ...subscribing,
        handle: async (message, trying) => {
          const handling = subscribing.handle(message, trying);
          pass('handling');
          await handling;
          pass('handled');
        },
      }),
  };
}
