import type { Bus } from '../bus/bus.ts';

/** Where a process can die between a change and its effect. */
export const DEADLY_POINTS = ['committed', 'published', 'handling', 'handled'] as const;

/**
 * The same bus, but the process dies at one point, without any farewell: after the commit but before publishing, after the broker has confirmed but before
 * the outbox knows, while handling, or after the effect is committed but before it is acknowledged.
 * @param after dies when it passes the point for this time; of messages that are handled together each counts
 */
export function deadlyBus(bus: Bus, point: string | undefined, after: number): Bus {
  let passed = 0;
  const pass = (here: (typeof DEADLY_POINTS)[number], messages = 1) => {
    if (here !== point) return;
    passed += messages;
    if (passed >= after) process.kill(process.pid, 'SIGKILL');
  };
  return {
    ...bus,
    publish: async (messages) => {
      pass('committed');
      await bus.publish(messages);
      pass('published');
    },
    subscribe: (queue, { handle, handleTogether, ...subscribing }) => {
      const deadly = async (handling: Promise<void>, messages = 1) => {
        pass('handling', messages);
        await handling;
        pass('handled', messages);
      };
      return bus.subscribe(queue, {
        ...subscribing,
        handle: (message, trying) => deadly(handle(message, trying)),
        ...(handleTogether && { handleTogether: (messages) => deadly(handleTogether(messages), messages.length) }),
      });
    },
  };
}
