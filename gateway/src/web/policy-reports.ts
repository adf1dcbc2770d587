import { randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import type { SecurityReports } from '../security-log/security-log.ts';
import { POLICY_REPORTS } from './security-headers.ts';

/** More is no report of a browser's. */
const MAXIMUM_BYTES = 16 * 1024;
const MOST_REPORTS = 10;
/** What a policy of ours can be violated by. Anybody may send a report: what else they say goes into no log. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...[
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
    'img-src',
    'font-src',
    'connect-src',
  ],
  ...[
    'worker-src',
    'manifest-src',
    'object-src',
    'base-uri',
    'form-action',
    'frame-src',
    'default-src',
    'require-trusted-types-for',
    'trusted-types',
  ],
]);

type Violation = { readonly directive: string };

/** Pure: the violations in a report of either kind (CSP 2 and the Reporting API). */
function violationsIn(body: unknown): Violation[] {
  const reports = Array.isArray(body) ? body : [body];
  return reports.slice(0, MOST_REPORTS).flatMap((report: unknown) => {
    const { 'csp-report': older, body: newer } = (report ?? {}) as { 'csp-report'?: object; body?: object };
    const { effectiveDirective, 'violated-directive': violated } = { ...older, ...newer } as Record<string, unknown>;
    const named = effectiveDirective ?? violated;
    const [directive = ''] = typeof named === 'string' ? named.split(' ') : [];
    return DIRECTIVES.has(directive) ? [{ directive }] : [];
  });
}

/**
 * Takes reports of what pages did that their policy forbids: a mistake of ours, or somebody's text that was about to be run.
 * @param record of each violation says which directive it was against
 */
export function policyReports({ record, addressOf }: SecurityReports): Router {
  const router = Router();
  const type = ['application/csp-report', 'application/reports+json', 'application/json'];
  router.post(POLICY_REPORTS, express.json({ type, limit: MAXIMUM_BYTES }), (request, response) => {
    for (const { directive } of violationsIn(request.body))
      record({
        event: `policy-${directive}`,
        outcome: 'refused',
        network: addressOf(request),
        requestId: randomUUID(),
        path: POLICY_REPORTS,
      });
    response.status(204).end();
  });
  return router;
}
