import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { forEachOverlay } from './for-each-overlay.ts';

const checker = fileURLToPath(new URL('schema-problems.ts', import.meta.url));
const problemsOf = (manifests: readonly unknown[]): string[] =>
  JSON.parse(execFileSync(process.execPath, [checker], { input: JSON.stringify(manifests), encoding: 'utf8' }));

forEachOverlay('manifests', ({ all }) => {
  it("fit Kubernetes' own schemas and name no field that does not exist", () => {
    expect(problemsOf(all)).toEqual([]);
  });
  it('name each thing once', () => {
    const names = all.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

describe('the schema check itself', () => {
  const policy = { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', metadata: { name: 'some' }, spec: { podSelector: {} } };

  it('finds nothing wrong with a good manifest', () => {
    expect(problemsOf([policy])).toEqual([]);
  });
  it('finds a misspelt field', () => {
    expect(problemsOf([{ ...policy, spec: { podSelector: {}, ingres: [] } }])).toEqual([
      'NetworkPolicy some: NetworkPolicy.spec.ingres does not exist',
    ]);
  });
  it('finds a wrong value', () => {
    expect(problemsOf([{ ...policy, spec: { podSelector: {}, policyTypes: 'Ingress' } }])).toHaveLength(1);
  });
});
