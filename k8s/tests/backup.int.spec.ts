import { describe, expect, it } from '@jest/globals';
import { readCompose } from './compose.ts';
import { kubectlIsThere, type Rendered, renderWith } from './rendered.ts';
import { readRepositoryFile } from './repository.ts';

const title = kubectlIsThere ? 'the backup component' : 'the backup component (skipped: no kubectl)';
(kubectlIsThere ? describe : describe.skip)(title, () => {
  const { of }: Rendered = kubectlIsThere ? renderWith('backup') : { all: [], of: () => [] };
  const [job] = of('CronJob');
  const pod = job?.spec?.jobTemplate.spec?.template;
  const [container] = pod?.spec?.containers ?? [];

  it('gives the job no rights, no writable disk, limits, and no second one beside it', () => {
    expect(pod?.spec).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true, runAsUser: 1000 } });
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(Object.keys(container?.resources?.limits ?? {}).sort()).toEqual(['cpu', 'ephemeral-storage', 'memory']);
    expect(job?.spec?.concurrencyPolicy).toBe('Forbid');
  });
  it('lets the job out to databases, broker and pictures alone', () => {
    const policy = of('NetworkPolicy').find(({ metadata }) => metadata.name === 'backup');
    expect(policy?.spec?.podSelector?.matchLabels).toEqual({ 'app.kubernetes.io/name': pod?.metadata?.labels?.['app.kubernetes.io/name'] });
    const ports = policy?.spec?.egress?.flatMap(({ ports: open = [] }) => open.map(({ port }) => port));
    expect(ports).toEqual([5432, 5671, 5672, 8333, 53, 53]);
    expect(policy?.spec?.ingress).toBeUndefined();
  });
  it('reads only settings that exist, and a Secret whose keys README.md names', () => {
    const maps = (container?.envFrom ?? []).flatMap(({ configMapRef }) => configMapRef?.name ?? []);
    const made = of('ConfigMap').map(({ metadata }) => metadata.name);
    expect(maps.filter((name) => !made.includes(name))).toEqual([]);
    expect(container?.envFrom?.flatMap(({ secretRef }) => secretRef?.name ?? [])).toEqual(['backup']);
    const documented = readRepositoryFile('k8s/README.md');
    const variables = Object.keys(readCompose().services.backup?.environment ?? {}).filter((name) => /DATABASE_URL$|^AMQP_URL$/.test(name));
    expect(variables).toHaveLength(8);
    for (const name of variables) expect(documented).toContain(`\`${name}\``);
  });
});
