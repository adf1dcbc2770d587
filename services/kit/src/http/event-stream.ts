import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '@pusula/contracts';

/** Sends a part of the reply's text; resolves when the caller can take more. */
export type SendChunk = (text: string) => Promise<void>;

export type EventStream = {
  readonly chunk: SendChunk;
  /** True from the first chunk on: the status has been sent, and what follows has to be an event. */
  readonly hasBegun: () => boolean;
  /** The last event. */
  readonly end: (envelope: object) => void;
};

const EVENT_STREAM = /(?:^|,)\s*text\/event-stream\s*(?:[;,]|$)/i;

/** Whether a reply may go out in chunks: its contract allows it and its caller asks for it. */
export const asksForStream = ({ headers }: IncomingMessage, { streams }: Endpoint): boolean =>
  streams === true && EVENT_STREAM.test(headers.accept ?? '');

/** Proxies must not cache, transform or buffer the stream. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
} as const;

/** A reply in chunks. It begins with the first of them, so that a call refused before has the status and shape of any other. */
export function eventStream(response: ServerResponse): EventStream {
  const send = (event: string, data: object) => {
    if (!response.headersSent) response.writeHead(200, STREAM_HEADERS);
    return response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const isOver = () => response.writableEnded || response.destroyed;
  return {
    chunk: async (text) => {
      if (!isOver() && !send('chunk', { text })) await drained(response);
    },
    hasBegun: () => response.headersSent,
    end: (envelope) => {
      if (isOver()) return;
      send('reply', envelope);
      response.end();
    },
  };
}

/** Also when the caller has gone: the work learns of it through its signal. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    response.on('drain', settle).on('close', settle);
  });
