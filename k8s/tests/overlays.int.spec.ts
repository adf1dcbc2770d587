import { describe, expect, it } from '@jest/globals';
import { containerOf, kubectlIsThere, render } from './rendered.ts';

const overlays = kubectlIsThere ? describe : describe.skip;

overlays(kubectlIsThere ? 'the production overlay' : 'the production overlay (skipped: no kubectl)', () => {
  const { of } = kubectlIsThere ? render('production') : { of: () => [] as never };
  const deployments = of('Deployment');

  it('runs at least three replicas of everything', () => {
    const scaled = new Map(of('HorizontalPodAutoscaler').map(({ spec }) => [spec?.scaleTargetRef.name, spec?.minReplicas ?? 1]));
    const few = deployments.filter(({ metadata, spec }) => (scaled.get(metadata.name) ?? spec?.replicas ?? 1) < 3);
    expect(few.map(({ metadata }) => metadata.name)).toEqual([]);
  });
  it('spreads replicas over machines and zones', () => {
    for (const { spec } of deployments) {
      expect(spec?.template.spec?.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey)).toEqual([
        'kubernetes.io/hostname',
        'topology.kubernetes.io/zone',
      ]);
    }
  });
  it('names every image by digest', () => {
    for (const deployment of deployments)
      expect(containerOf(deployment).image).toMatch(/^registry\.pusula\.example\/[a-z-]+@sha256:[0-9a-f]{64}$/);
  });
  it('is reached by TLS alone, at the address that the product calls its own', () => {
    const [ingress] = of('Ingress');
    const hosts = ingress?.spec?.rules?.map(({ host }) => host);
    const publicUrls = of('ConfigMap').flatMap(({ data }) => data?.PUBLIC_URL ?? []);
    expect(ingress?.spec?.tls?.flatMap((entry) => entry.hosts ?? [])).toEqual(hosts);
    expect(publicUrls).toEqual(hosts?.map((host) => `https://${host}`));
  });
  it('leaves compressing to the gateway, which knows what must not be', () => {
    const annotations = of('Ingress').flatMap(({ metadata }) => Object.entries(metadata.annotations ?? {}).flat());
    expect(annotations.filter((word) => /middlewares|compress|gzip|brotli|snippet/i.test(word))).toEqual([]);
  });
  it('leads visitors to the public port of the gateway alone, which has no figures', () => {
    const backends = of('Ingress').flatMap(({ spec }) =>
      spec?.rules?.flatMap(({ http }) => http?.paths.map(({ backend }) => backend.service) ?? []),
    );
    expect(backends).toEqual([{ name: 'gateway', port: { name: 'http' } }]);
    const gateway = of('Service').find(({ metadata }) => metadata.name === 'gateway');
    expect(gateway?.spec?.ports?.map(({ targetPort }) => targetPort)).not.toContain('management');
  });
});

overlays(kubectlIsThere ? 'the local overlay' : 'the local overlay (skipped: no kubectl)', () => {
  const { of } = kubectlIsThere ? render('local') : { of: () => [] as never };

  it('runs one replica of everything', () => {
    expect(of('HorizontalPodAutoscaler')).toEqual([]);
    expect(of('Deployment').filter(({ spec }) => (spec?.replicas ?? 1) > 1)).toEqual([]);
  });
  it("opens one door on the node, the gateway's", () => {
    const doors = of('Service').filter(({ spec }) => spec?.type === 'NodePort');
    expect(doors.map(({ spec }) => spec?.ports?.map(({ targetPort }) => targetPort))).toEqual([['http']]);
    expect(of('Ingress')).toEqual([]);
  });
});
