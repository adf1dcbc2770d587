import { expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@pusula/contracts';
import { FRONTS } from '../settings/processes.ts';
import { forEachOverlay } from './for-each-overlay.ts';

const DATA = ['postgresql', 'rabbitmq', 'elasticsearch', 'seaweedfs'] as const;
const NAMESPACE = 'kubernetes.io/metadata.name';
/** NodeLocal DNSCache, on the node itself. */
const NODE_DNS = '169.254.20.10/32';
const everyone = ['gateway', ...SERVICE_NAMES, ...FRONTS];

forEachOverlay('traffic', ({ of }) => {
  const podLabels = new Map(of('Deployment').map(({ metadata, spec }) => [metadata.name, spec?.template.metadata?.labels ?? {}]));
  const fits = (name: string, selector: Record<string, string> = {}) =>
    Object.entries(selector).every(([label, value]) => podLabels.get(name)?.[label] === value);
  const policiesOf = (name: string, direction: 'Ingress' | 'Egress') =>
    of('NetworkPolicy').filter(({ spec }) => spec?.policyTypes?.includes(direction) && fits(name, spec.podSelector?.matchLabels));
  const egressOf = (name: string) => policiesOf(name, 'Egress').flatMap(({ spec }) => spec?.egress ?? []);
  const ingressOf = (name: string) => policiesOf(name, 'Ingress').flatMap(({ spec }) => spec?.ingress ?? []);

  /** Both ends have to agree. */
  const mayCall = (from: string, to: string) =>
    egressOf(from).some(({ to: peers }) =>
      peers?.some((peer) => !peer.namespaceSelector && peer.podSelector && fits(to, peer.podSelector.matchLabels)),
    ) &&
    ingressOf(to).some(({ from: peers }) =>
      peers?.some((peer) => !peer.namespaceSelector && peer.podSelector && fits(from, peer.podSelector.matchLabels)),
    );
  const keepsDataIn = (name: string) =>
    DATA.filter((server) =>
      egressOf(name).some(({ to }) => to?.some(({ podSelector }) => podSelector?.matchLabels?.['app.kubernetes.io/name'] === server)),
    );
  const reachesInternet = (name: string) =>
    egressOf(name).some(({ to }) => to?.some(({ ipBlock }) => ipBlock && ipBlock.cidr !== NODE_DNS));

  it('goes from the gateway to every service and front end, and between no others', () => {
    const pairs = everyone.flatMap((from) => everyone.filter((to) => to !== from && mayCall(from, to)).map((to) => `${from} > ${to}`));
    expect(pairs.sort()).toEqual([...SERVICE_NAMES, ...FRONTS].map((to) => `gateway > ${to}`).sort());
  });
  it('reaches the index from the search service alone and the pictures from the profile service alone', () => {
    expect(everyone.filter((name) => keepsDataIn(name).includes('elasticsearch'))).toEqual(['search']);
    expect(everyone.filter((name) => keepsDataIn(name).includes('seaweedfs'))).toEqual(['profile']);
  });
  it('reaches databases and broker from the gateway and the services, never from a front end', () => {
    for (const server of ['postgresql', 'rabbitmq'] as const) {
      expect(everyone.filter((name) => keepsDataIn(name).includes(server))).toEqual(['gateway', ...SERVICE_NAMES]);
    }
    expect(FRONTS.filter((name) => egressOf(name).length > 0)).toEqual([]);
  });
  it('brings traces from the gateway and the services to a collector in the namespace for monitoring, and goes nowhere else there', () => {
    const portsIn = (name: string) =>
      egressOf(name)
        .filter(({ to }) => to?.some(({ namespaceSelector }) => namespaceSelector?.matchLabels?.[NAMESPACE] === 'monitoring'))
        .flatMap(({ ports }) => ports?.map(({ port }) => port) ?? []);
    expect(everyone.filter((name) => portsIn(name).join() === '4318')).toEqual(['gateway', ...SERVICE_NAMES]);
    expect(FRONTS.flatMap(portsIn)).toEqual([]);
  });
  it('leaves the cluster from mail, sign-in providers, embeddings and language-model calls alone, and never towards private networks', () => {
    expect(everyone.filter(reachesInternet).every((name) => ['identity', 'mail', 'search', 'ai-refine'].includes(name))).toBe(true);
    const blocks = everyone
      .flatMap(egressOf)
      .flatMap(({ to }) => to?.flatMap(({ ipBlock }) => (ipBlock && ipBlock.cidr !== NODE_DNS ? ipBlock : [])) ?? []);
    for (const { except } of blocks) {
      expect(except).toEqual(expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']));
    }
  });
});
