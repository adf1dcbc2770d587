import { expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@pusula/contracts';
import { FRONTS, PROCESSES } from '../settings/processes.ts';
import { forEachOverlay } from './for-each-overlay.ts';
import { containerOf, type Manifest } from './rendered.ts';

type Labels = Readonly<Record<string, string>>;
const matches = (selector: Labels, labels: Labels) => Object.entries(selector).every(([name, value]) => labels[name] === value);
const nameOf = ({ metadata }: Manifest) => metadata.name;

forEachOverlay('references', ({ of }) => {
  const deployments = of('Deployment');
  const labelsOf = (deployment: (typeof deployments)[number]): Labels => deployment.spec?.template.metadata?.labels ?? {};
  const chosenBy = (selector: Labels | undefined) => deployments.filter((deployment) => matches(selector ?? {}, labelsOf(deployment)));
  const portNames = (deployment: (typeof deployments)[number]) => containerOf(deployment).ports?.map(({ name }) => name) ?? [];

  it('deploy the gateway, every service of the contracts and every front end, and nothing else', () => {
    expect(deployments.map(nameOf).sort()).toEqual(['gateway', ...SERVICE_NAMES, ...FRONTS].sort());
    expect([...PROCESSES].sort()).toEqual(['gateway', ...SERVICE_NAMES].sort());
  });
  it('let every Deployment select its own pods and no other', () => {
    for (const deployment of deployments) {
      expect(chosenBy(deployment.spec?.selector.matchLabels).map(nameOf)).toEqual([nameOf(deployment)]);
    }
  });
  it('lead every Service to one Deployment, by ports that its container names', () => {
    for (const { metadata, spec } of of('Service')) {
      const chosen = chosenBy(spec?.selector);
      expect([metadata.name, chosen.length]).toEqual([metadata.name, 1]);
      for (const { targetPort } of spec?.ports ?? []) expect(portNames(chosen[0] as never)).toContain(targetPort);
    }
  });
  it('give every Deployment a Service of its name, which the gateway can call', () => {
    expect(of('Service').map(nameOf)).toEqual(expect.arrayContaining(deployments.map(nameOf)));
  });
  it('probe ports that the container names', () => {
    for (const deployment of deployments) {
      const { startupProbe, livenessProbe, readinessProbe } = containerOf(deployment);
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) expect(portNames(deployment)).toContain(probe?.httpGet?.port);
    }
  });
  it('scale and protect Deployments that exist', () => {
    const names = deployments.map(nameOf);
    for (const { spec } of of('HorizontalPodAutoscaler')) expect(names).toContain(spec?.scaleTargetRef.name);
    for (const { spec } of of('PodDisruptionBudget')) expect(chosenBy(spec?.selector?.matchLabels)).toHaveLength(1);
  });
  it('leave the number of replicas to the autoscaler where there is one', () => {
    const scaled = of('HorizontalPodAutoscaler').map(({ spec }) => spec?.scaleTargetRef.name);
    const fixed = deployments.filter(({ spec }) => spec?.replicas !== undefined).map(nameOf);
    expect(fixed.filter((name) => scaled.includes(name))).toEqual([]);
  });
  it('read ConfigMaps that are there, and each of them is read', () => {
    const read = deployments.flatMap((deployment) => containerOf(deployment).envFrom?.map(({ configMapRef }) => configMapRef?.name) ?? []);
    expect([...new Set(read)].sort()).toEqual(of('ConfigMap').map(nameOf).sort());
  });
  it('let traffic policies choose pods that exist, on ports that they name', () => {
    for (const { metadata, spec } of of('NetworkPolicy')) {
      const chosen = chosenBy(spec?.podSelector?.matchLabels);
      expect([metadata.name, chosen.length > 0]).toEqual([metadata.name, true]);
      const ports = spec?.ingress?.flatMap((rule) => rule.ports?.map(({ port }) => port) ?? []) ?? [];
      for (const deployment of chosen) expect(portNames(deployment)).toEqual(expect.arrayContaining(ports));
    }
  });
  it('let an Ingress lead to Services that exist', () => {
    const backends = of('Ingress').flatMap(({ spec }) =>
      spec?.rules?.flatMap(({ http }) => http?.paths.map(({ backend }) => backend.service?.name) ?? []),
    );
    expect(of('Service').map(nameOf)).toEqual(expect.arrayContaining(backends));
  });
});
