export { createTracer } from './create-tracer.ts';
export { inClientSpan } from './in-span.ts';
export type { Tracer } from './span.ts';
export { traceCalls } from './trace-calls.ts';
