import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@pusula/contracts';
import { gatewayConfig, listenWithStartingPage, type StartedGateway, startGateway } from '@pusula/gateway';
import { createIdentityService, identityConfig, schema as identitySchema } from '@pusula/identity-service';
import { createMailService, mailConfig, schema as mailSchema } from '@pusula/mail-service';
import { createSearchService, searchConfig, schema as searchSchema } from '@pusula/search-service';
import { parseConfig, serviceConfig } from '@pusula/service-kit/config';
import { type ServiceUnderTest, silentLog, startPostgres, startServiceUnderTest, type TestPostgres } from '@pusula/service-kit/testing';
import { parse } from 'yaml';
import { kubectlIsThere, renderWith } from './rendered.ts';
import { generatedSecrets, readRepositoryFile } from './repository.ts';

const COMPONENT = 'k8s/components/monitoring';
const rules = parse(readRepositoryFile(`${COMPONENT}/rules.yaml`)) as { spec: { groups: { rules: { alert: string; expr: string }[] }[] } };
const dashboard = JSON.parse(readRepositoryFile(`${COMPONENT}/dashboard.json`)) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...rules.spec.groups.flatMap((group) => group.rules.map(({ alert, expr }) => ({ from: alert, expr }))),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ from: title, expr }))),
];
/** Of Prometheus itself, and of kube-state-metrics. */
const FOREIGN = /^(up|kube_\w+)$/;
const metricsIn = (expr: string): string[] =>
  (expr.match(/\b(?:up|[a-z]+_[a-z0-9_]+)(?=[{[\s)]|$)/g) ?? []).filter((name) => !FOREIGN.test(name) && !FUNCTIONS.has(name));
const FUNCTIONS = new Set(['histogram_quantile']);
const labelsIn = (expr: string): { metric: string; labels: string[] }[] =>
  [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].map(([, metric = '', inside = '']) => ({
    metric,
    labels: [...inside.matchAll(/(\w+)\s*=/g)].map(([, label = '']) => label),
  }));

/** What a service reads beyond what the kit gives one under test. */
const ownOf = <C extends object>(config: C) =>
  Object.fromEntries(Object.entries(config).filter(([name]) => !(name in serviceConfig))) as Omit<C, keyof typeof serviceConfig>;

describe('what is watched', () => {
  let postgres: TestPostgres;
  const services: ServiceUnderTest[] = [];
  let gateway: StartedGateway;
  /** Declared names, and the labels of those that have had a value. */
  let shown = '';
  beforeAll(async () => {
    postgres = await startPostgres();
    const env = { NODE_ENV: 'test', ...generatedSecrets(), DATABASE_URL: 'postgres://a:b@c/d' };
    const search = ownOf(parseConfig(env, searchConfig));
    const mail = ownOf(parseConfig(env, mailConfig));
    const archive = 'http://key:secret@127.0.0.1:9/audit';
    const identity = ownOf(parseConfig({ ...env, AUDIT_ARCHIVE_URL: archive }, identityConfig));
    services.push(
      await startServiceUnderTest({ name: 'search', schema: searchSchema, create: createSearchService, postgres, config: search }),
    );
    services.push(await startServiceUnderTest({ name: 'mail', schema: mailSchema, create: createMailService, postgres, config: mail }));
    services.push(
      await startServiceUnderTest({ name: 'identity', schema: identitySchema, create: createIdentityService, postgres, config: identity }),
    );
    const urls = Object.fromEntries(SERVICE_NAMES.map((name) => [`${name.toUpperCase().replaceAll('-', '_')}_URL`, 'http://127.0.0.1:9']));
    const config = parseConfig(
      { ...env, ...urls, HOST: '127.0.0.1', MANAGEMENT_PORT: '0', DRAIN_GRACE_MS: '0', DATABASE_URL: await postgres.freshDatabase() },
      gatewayConfig,
    );
    gateway = await startGateway({ config, front: await listenWithStartingPage(0, '127.0.0.1', 'Pusula'), log: silentLog() });
    await gateway.opened;
    const texts = [gateway.managementUrl, ...services.map(({ running }) => running.url)].map(async (url) =>
      (await fetch(`${url}/metrics`)).text(),
    );
    shown = (await Promise.all(texts)).join('\n');
  });
  afterAll(async () => {
    await gateway?.stop();
    for (const service of services) await service.stop();
    await postgres?.stop();
  });

  it('is told by the services under that name, in every rule and every panel', () => {
    const declared = new Set(
      [...shown.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
      ),
    );
    const missing = expressions.flatMap(({ from, expr }) =>
      metricsIn(expr)
        .filter((name) => !declared.has(name))
        .map((name) => `${from}: ${name}`),
    );
    expect(declared.size).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
  it('is chosen by labels that these figures have', () => {
    const known: Readonly<Record<string, readonly string[]>> = {
      pusula_consumer_handling_seconds: ['event', 'outcome', 'service'],
      pusula_http_request_duration_seconds: ['route', 'status', 'service'],
      pusula_security_events_total: ['event', 'outcome', 'code', 'service'],
      pusula_emails_total: ['outcome', 'service'],
      pusula_audit_entries_last_hour: ['action', 'service'],
      pusula_audit_entries_last_hour_by_one: ['action', 'service'],
    };
    const wrong = expressions.flatMap(({ from, expr }) =>
      labelsIn(expr)
        .filter(({ metric }) => metric.startsWith('pusula_'))
        .flatMap(({ metric, labels }) =>
          labels
            .filter((label) => !known[metric.replace(/_(bucket|count|sum)$/, '')]?.includes(label))
            .map((label) => `${from}: ${metric} by ${label}`),
        ),
    );
    expect(wrong).toEqual([]);
    expect(shown).toMatch(/pusula_emails_total\{outcome="failed",service="mail"\} 0/);
    expect(shown).toMatch(/pusula_audit_entries_last_hour_by_one\{action="user-viewed",service="identity"\} 0/);
    expect(shown).toMatch(/pusula_breaker_state\{upstream="search",service="gateway"\} 0/);
    expect(shown).toMatch(/pusula_outbox_oldest_age_seconds\{service="search"\} 0/);
  });
  it('covers what operators asked for', () => {
    const watched = expressions.flatMap(({ expr }) => metricsIn(expr)).join(' ');
    for (const name of [
      'outbox_backlog',
      'consumer_waiting_messages',
      'dead_letters',
      'index_drifts_total',
      'http_request_duration_seconds_bucket',
    ])
      expect(watched).toContain(`pusula_${name}`);
  });
});

const component = kubectlIsThere ? describe : describe.skip;
component(kubectlIsThere ? 'the monitoring component' : 'the monitoring component (skipped: no kubectl)', () => {
  it('can be added to an overlay', () => {
    const { all } = renderWith('monitoring');
    expect(all.filter(({ kind }) => ['PodMonitor', 'PrometheusRule'].includes(kind))).toHaveLength(3);
    expect(all.filter(({ metadata }) => metadata.labels?.grafana_dashboard === '1')).toHaveLength(1);
  });
});
