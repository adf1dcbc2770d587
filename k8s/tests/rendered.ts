import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { ICronJob } from 'kubernetes-models/batch/v1';
import type { IIngress, INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IConfigMap, INamespace, IService } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

type Kinds = {
  CronJob: ICronJob;
  ConfigMap: IConfigMap;
  Deployment: IDeployment;
  HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  Ingress: IIngress;
  Namespace: INamespace;
  NetworkPolicy: INetworkPolicy;
  PodDisruptionBudget: IPodDisruptionBudget;
  Service: IService;
};
export type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
};
export type Rendered = {
  readonly all: readonly Manifest[];
  readonly of: <K extends keyof Kinds>(kind: K) => readonly (Kinds[K] & Manifest)[];
};

export const OVERLAYS = ['local', 'production'] as const;
export type Overlay = (typeof OVERLAYS)[number];

const folder = (overlay: Overlay) => fileURLToPath(new URL(`../overlays/${overlay}`, import.meta.url));

/** Rendering needs kubectl; where it is missing, its tests are skipped and say so by their name. */
export const kubectlIsThere = spawnSync('kubectl', ['version', '--client']).status === 0;

const rendered = new Map<Overlay, Rendered>();

/** An overlay's manifests, as a cluster would be given them; rendered once for all who share this module. */
export function render(overlay: Overlay): Rendered {
  const known = rendered.get(overlay) ?? renderAnew(overlay);
  rendered.set(overlay, known);
  return known;
}

/** The manifests of production with one of `k8s/components` added, as an operator would. */
export function renderWith(component: string): Rendered {
  const added = mkdtempSync(join(tmpdir(), 'pusula-overlay-'));
  const at = (path: string) => relative(added, fileURLToPath(new URL(path, import.meta.url)));
  try {
    const kustomization = {
      namespace: 'pusula',
      resources: [at('../overlays/production')],
      components: [at(`../components/${component}`)],
    };
    writeFileSync(join(added, 'kustomization.yaml'), JSON.stringify(kustomization));
    return manifestsIn(added);
  } finally {
    rmSync(added, { recursive: true, force: true });
  }
}

const renderAnew = (overlay: Overlay): Rendered => manifestsIn(folder(overlay));

function manifestsIn(path: string): Rendered {
  const text = execFileSync('kubectl', ['kustomize', path], { encoding: 'utf8' });
  const all = parseAllDocuments(text).map((document) => document.toJS() as Manifest);
  return { all, of: (kind) => all.filter((manifest) => manifest.kind === kind) as never };
}

/** One container is a pod's whole content here; a second one would have to be judged as well. */
export function containerOf(deployment: IDeployment) {
  const [container, ...more] = deployment.spec?.template.spec?.containers ?? [];
  if (!container || more.length > 0) throw new Error(`${deployment.metadata?.name} has not exactly one container`);
  return container;
}
