export { createTracer } from './create-tracer.ts';
export { inClientSpan } from './in-span.ts';
export { beginServerSpan, endOfResponse, inContextOf, nameSpan } from './server-span.ts';
export type { Tracer } from './span.ts';
export { traceCalls } from './trace-calls.ts';
