import type { IncomingMessage } from 'node:http';

/** Pure: whether a request asks for what is there and sends nothing. */
export const isReading = ({ method }: Pick<IncomingMessage, 'method'>): boolean => method === 'GET' || method === 'HEAD';
