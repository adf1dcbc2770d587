import type { IncomingMessage, ServerResponse } from 'node:http';

/** A GET page that is no call of the contracts, such as a picture. Answers GET and HEAD below its path, without a caller. */
export type RawPage = {
  /** The beginning of the addresses it answers, ending in a slash: `/pictures/`. */
  readonly path: `/${string}`;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};
