/**
 * Reads lists of manifests as JSON on standard input and prints, as JSON, what Kubernetes' own schemas say against each list. A program of its own, because
 * the two libraries are ES modules only. kubernetes-models finds missing fields and wrong values, the client's attribute maps find fields that do not exist.
 */
import { text } from 'node:stream/consumers';
import * as clientModels from '@kubernetes/client-node/dist/gen/models/all.js';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };
type ClientModel = { getAttributeTypeMap?: () => { baseName: string; type: string }[] };
type Checkable = { validate(): void };

const kinds = {
  ConfigMap,
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};
const models = clientModels as unknown as Readonly<Record<string, ClientModel>>;

function violations({ kind, ...manifest }: Manifest): string[] {
  const Kind = (kinds as unknown as Record<string, new (content: unknown) => Checkable>)[kind];
  if (!Kind) return [`${kind} is no kind that is checked here`];
  try {
    new Kind(manifest).validate();
    return [];
  } catch (error) {
    return [String((error as Error).message)];
  }
}

function unknownFields(value: unknown, type: string, path: string): string[] {
  const item = /^Array<(.+)>$/.exec(type)?.[1];
  if (item) return [value].flat().flatMap((element, place) => unknownFields(element, item, `${path}[${place}]`));
  const fields = models[type]?.getAttributeTypeMap?.();
  if (!fields || typeof value !== 'object' || value === null) return [];
  const types = new Map(fields.map((field) => [field.baseName, field.type]));
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = types.get(name);
    return known ? unknownFields(inner, known, `${path}.${name}`) : [`${path}.${name} does not exist`];
  });
}

/** `apps/v1` Deployment -> V1Deployment */
const modelName = ({ apiVersion, kind }: Manifest) => `${apiVersion.split('/').at(-1)?.toUpperCase()}${kind}`;

const problemsOf = (manifest: Manifest): string[] =>
  [...violations(manifest), ...unknownFields(manifest, modelName(manifest), manifest.kind)].map(
    (problem) => `${manifest.kind} ${manifest.metadata.name}: ${problem}`,
  );

const lists = JSON.parse(await text(process.stdin)) as Manifest[][];
process.stdout.write(JSON.stringify(lists.map((manifests) => manifests.flatMap(problemsOf))));
