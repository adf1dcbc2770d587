import { normalised } from '../index/vector.ts';
import { EmbedderUnavailable, WrongSize } from './embedder.ts';

/** What Elasticsearch can index; no model in sight makes longer ones. */
const LARGEST_DIMENSION = 4_096;

type Item = { readonly index?: unknown; readonly embedding?: unknown };

/**
 * The vectors of an answer, in the order of the texts, each of length 1.
 * @param data what the provider answered, whatever that is
 * @throws EmbedderUnavailable for a wrong number, mixed sizes, parts that are no numbers, and vectors without a direction
 */
export function readVectors(data: unknown, count: number): Float32Array[] {
  if (!Array.isArray(data) || data.length !== count) throw new EmbedderUnavailable('the model answered another number of vectors');
  const vectors = new Array<Float32Array | undefined>(count).fill(undefined);
  let size: number | undefined;
  for (const [place, item] of (data as Item[]).entries()) {
    const at = item?.index ?? place;
    if (typeof at !== 'number' || !(at in vectors) || vectors[at]) throw new EmbedderUnavailable('the model numbered its vectors wrongly');
    const vector = readVector(item?.embedding, size);
    size = vector.length;
    vectors[at] = vector;
  }
  return vectors as Float32Array[];
}

function readVector(values: unknown, size: number | undefined): Float32Array {
  if (!Array.isArray(values) || values.length === 0 || values.length > LARGEST_DIMENSION)
    throw new EmbedderUnavailable('the model answered no vector');
  if (size !== undefined && values.length !== size) throw new WrongSize(values.length, size);
  const vector = values.every((value) => typeof value === 'number') ? normalised(values as number[]) : undefined;
  if (!vector) throw new EmbedderUnavailable('the model answered a vector without a direction');
  return vector;
}
