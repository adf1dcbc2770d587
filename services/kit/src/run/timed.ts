import type { EventMessage } from '@pusula/contracts';
import type { SubscribeOptions } from '../bus/bus.ts';
import { isUnavailable } from '../db/unavailable.ts';

type Handlers = Pick<SubscribeOptions, 'handle' | 'handleTogether'>;
export type Handled = (message: EventMessage, outcome: 'done' | 'failed' | 'waits', seconds: number) => void;

/** The same handlers, measured: duration and outcome of each message. After a failed batch each message is measured when it is retried alone. */
export function timed({ handle, handleTogether }: Handlers, handled: Handled): Handlers {
  const secondsSince = (began: number) => (performance.now() - began) / 1_000;
  const timedHandle: SubscribeOptions['handle'] = async (message, trying) => {
    const began = performance.now();
    try {
      await handle(message, trying);
    } catch (error) {
      handled(message, isUnavailable(error) ? 'waits' : 'failed', secondsSince(began));
      throw error;
    }
    handled(message, 'done', secondsSince(began));
  };
  if (!handleTogether) return { handle: timedHandle };
  return {
    handle: timedHandle,
    handleTogether: async (messages) => {
      const began = performance.now();
      await handleTogether(messages);
      const each = secondsSince(began) / messages.length;
      for (const message of messages) handled(message, 'done', each);
    },
  };
}
