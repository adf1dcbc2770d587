import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { forEachOverlay } from './for-each-overlay.ts';
import { kubectlIsThere, renderWith } from './rendered.ts';

const checker = fileURLToPath(new URL('schema-problems.ts', import.meta.url));
const lists: (readonly unknown[])[] = [];
let answers: string[][] | undefined;

/** All lists are checked at once, when the first answer is read: the schemas take seconds to load. */
function problemsOf(manifests: readonly unknown[]): () => string[] | undefined {
  const place = lists.push(manifests) - 1;
  return () => {
    answers ??= JSON.parse(execFileSync(process.execPath, [checker], { input: JSON.stringify(lists), encoding: 'utf8' })) as string[][];
    return answers[place];
  };
}

forEachOverlay('manifests', ({ all }) => {
  const problems = problemsOf(all);

  it("fit Kubernetes' own schemas and name no field that does not exist", () => {
    expect(problems()).toEqual([]);
  });
  it('name each thing once', () => {
    const names = all.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

(kubectlIsThere ? describe : describe.skip)('manifests: the backup component', () => {
  const { all } = kubectlIsThere ? renderWith('backup') : { all: [] };
  const problems = problemsOf(all);

  it("fit Kubernetes' own schemas and name no field that does not exist", () => {
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['CronJob', 'PersistentVolumeClaim']));
    expect(problems()).toEqual([]);
  });
});

describe('the schema check itself', () => {
  const policy = { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', metadata: { name: 'some' }, spec: { podSelector: {} } };

  const ofGood = problemsOf([policy]);
  const ofMisspelt = problemsOf([{ ...policy, spec: { podSelector: {}, ingres: [] } }]);
  const ofWrong = problemsOf([{ ...policy, spec: { podSelector: {}, policyTypes: 'Ingress' } }]);

  it('finds nothing wrong with a good manifest', () => {
    expect(ofGood()).toEqual([]);
  });
  it('finds a misspelt field', () => {
    expect(ofMisspelt()).toEqual(['NetworkPolicy some: NetworkPolicy.spec.ingres does not exist']);
  });
  it('finds a wrong value', () => {
    expect(ofWrong()).toHaveLength(1);
  });
});
