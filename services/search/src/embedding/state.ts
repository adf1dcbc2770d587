import type { EntityManager } from 'typeorm';
import type { VectorSpace } from '../index/vector.ts';

/** What keeps texts waiting: the provider does not answer usably, or the day's budget is used up. */
export type EmbeddingProblem = 'provider' | 'budget';
export type EmbeddingState = {
  /** Of the process that started last: a replica with another one stands aside. */
  readonly model: string;
  /** Null until the model has answered for the first time. */
  readonly dimension: number | null;
  readonly problem: EmbeddingProblem | null;
  /** Grows with every change of a vector. */
  readonly revision: number;
};

/** What the replicas share; null before anything was tried. */
export async function loadState(db: EntityManager): Promise<EmbeddingState | null> {
  const [row] = await db.query<EmbeddingState[]>('select model, dimension, problem, revision from embedding_state');
  return row ?? null;
}

export const spaceOf = (state: EmbeddingState | null): VectorSpace | undefined =>
  state && state.dimension !== null ? { model: state.model, dimension: state.dimension } : undefined;

/** From now on everything is in this space; what is in another one is made again. */
export const saveSpace = (db: EntityManager, { model, dimension }: VectorSpace) =>
  db.query(
    `insert into embedding_state (model, dimension) values ($1, $2)
     on conflict (is_only) do update
     set model = excluded.model, dimension = excluded.dimension, revision = embedding_state.revision + 1, problem = null
     where (embedding_state.model, embedding_state.dimension) is distinct from (excluded.model, excluded.dimension)`,
    [model, dimension],
  );

/** For admins to see, whichever replica they ask. What stands in a replica's way whose model is not the one in use is its own affair. */
export const noteProblem = (db: EntityManager, model: string, problem: EmbeddingProblem | null) =>
  db.query(
    `insert into embedding_state (model, problem) values ($1, $2)
     on conflict (is_only) do update set problem = excluded.problem
     where embedding_state.model = excluded.model and embedding_state.problem is distinct from excluded.problem`,
    [model, problem],
  );

/** Replicas load what queries are compared with again. */
export const noteChange = (tx: EntityManager) => tx.query('update embedding_state set revision = revision + 1');
