import { describe, expect, it } from '@jest/globals';
import { continueTrace, traceparentOf } from './trace.ts';

const [TRACE, SPAN] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

describe('a trace', () => {
  it('goes on with a span of its own', () => {
    const trace = continueTrace(`00-${TRACE}-${SPAN}-00`);
    expect(trace).toMatchObject({ traceId: TRACE, flags: '00' });
    expect(trace.spanId).not.toBe(SPAN);
    expect(traceparentOf(trace)).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
  });
  it.each([
    undefined,
    '',
    'x',
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  ])('begins anew after %s', (header) => {
    const trace = continueTrace(header);
    expect(trace.traceId).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
    expect(trace.traceId).not.toBe(TRACE);
  });
});
