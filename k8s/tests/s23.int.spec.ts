import { describe, expect, it } from '@jest/globals';
import { SERVER_LIMITS } from '@pusula/contracts';
import { forEachOverlay } from './for-each-overlay.ts';
import { containerOf } from './rendered.ts';

describe('S23: the Kubernetes manifests', () => {
  forEachOverlay('security', ({ all, of }) => {
    const deployments = of('Deployment');
    /** The names of those that do not hold: an empty list is the pass. */
    const failing = (holds: (deployment: (typeof deployments)[number]) => boolean) =>
      deployments.filter((deployment) => !holds(deployment)).map(({ metadata }) => metadata.name);
    const podOf = (deployment: (typeof deployments)[number]) => deployment.spec?.template.spec;

    it('runs pods through Deployments alone, so that no pod escapes these rules', () => {
      const runners = ['Pod', 'StatefulSet', 'DaemonSet', 'Job', 'CronJob', 'ReplicaSet'];
      expect(all.filter(({ kind }) => runners.includes(kind))).toEqual([]);
      expect(deployments.length).toBeGreaterThan(0);
    });
    it('gives every container a startup, a liveness and a readiness probe', () => {
      expect(
        failing((deployment) => {
          const { startupProbe, livenessProbe, readinessProbe } = containerOf(deployment);
          return [startupProbe, livenessProbe, readinessProbe].every((probe) => probe?.httpGet !== undefined);
        }),
      ).toEqual([]);
    });
    it('asks for life where no dependency is asked', () => {
      expect(failing((deployment) => containerOf(deployment).livenessProbe?.httpGet?.path === '/health/live')).toEqual([]);
    });
    it('gives every container requests and limits of processor, memory and disk', () => {
      expect(
        failing((deployment) => {
          const { requests = {}, limits = {} } = containerOf(deployment).resources ?? {};
          return [requests, limits].every(
            ({ cpu, memory, 'ephemeral-storage': disk }) => cpu !== undefined && memory !== undefined && disk !== undefined,
          );
        }),
      ).toEqual([]);
    });
    it('runs every pod as an account that is not root', () => {
      expect(
        failing((deployment) => {
          const { runAsNonRoot, runAsUser } = podOf(deployment)?.securityContext ?? {};
          return runAsNonRoot === true && (runAsUser ?? 0) > 0;
        }),
      ).toEqual([]);
    });
    it('gives every container a read-only file system, and nothing to write on but /tmp', () => {
      expect(
        failing((deployment) => {
          const { securityContext, volumeMounts = [] } = containerOf(deployment);
          return (
            securityContext?.readOnlyRootFilesystem === true &&
            volumeMounts.every(({ mountPath, readOnly }) => mountPath === '/tmp' || readOnly === true)
          );
        }),
      ).toEqual([]);
    });
    it('takes every capability away, and the ways to regain one', () => {
      expect(
        failing((deployment) => {
          const { capabilities, allowPrivilegeEscalation, privileged } = containerOf(deployment).securityContext ?? {};
          return capabilities?.drop?.join() === 'ALL' && !capabilities.add && allowPrivilegeEscalation === false && !privileged;
        }),
      ).toEqual([]);
    });
    it("confines system calls by the runtime's default profile, and shares nothing of the host", () => {
      expect(
        failing((deployment) => {
          const pod = podOf(deployment);
          const shared = pod?.hostNetwork || pod?.hostPID || pod?.hostIPC || pod?.volumes?.some(({ hostPath }) => hostPath);
          return pod?.securityContext?.seccompProfile?.type === 'RuntimeDefault' && !shared;
        }),
      ).toEqual([]);
    });
    it('gives no pod a token for the cluster', () => {
      expect(failing((deployment) => podOf(deployment)?.automountServiceAccountToken === false)).toEqual([]);
    });
    it('has the cluster refuse pods that ask for more', () => {
      expect(of('Namespace').map(({ metadata }) => metadata?.labels)).toEqual([{ 'pod-security.kubernetes.io/enforce': 'restricted' }]);
    });
    it('protects every Deployment by a disruption budget that still lets nodes be emptied', () => {
      const budgets = new Map(of('PodDisruptionBudget').map(({ spec }) => [spec?.selector?.matchLabels?.['app.kubernetes.io/name'], spec]));
      expect(failing(({ metadata }) => budgets.get(metadata.name)?.maxUnavailable === 1)).toEqual([]);
    });
    it('denies all traffic, in and out, that no policy allows', () => {
      const denying = of('NetworkPolicy').filter(({ spec }) => Object.keys(spec?.podSelector ?? { any: 1 }).length === 0);
      expect(denying.map(({ spec }) => spec)).toEqual([{ podSelector: {}, policyTypes: ['Ingress', 'Egress'] }]);
    });
    it('waits longer than a process drains before it kills', () => {
      expect(
        failing((deployment) => (podOf(deployment)?.terminationGracePeriodSeconds ?? 0) * 1000 > SERVER_LIMITS.drainTimeoutMs),
      ).toEqual([]);
    });
  });
});
