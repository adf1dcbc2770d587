import { categoryChanged } from '@pusula/contracts';
import { newEvent, type Outbox } from '@pusula/service-kit/bus';
import type { EntityManager } from 'typeorm';
import { type Category, categoryState } from './category.ts';

/** Publishes categories as they are now. */
export const publishChanged = (outbox: Outbox, tx: EntityManager, categories: readonly Category[]) =>
  outbox.add(
    tx,
    ...categories.map((category) =>
      newEvent(categoryChanged, category.id, {
        id: category.id,
        version: category.version,
        category: categoryState(category),
        movedTo: null,
      }),
    ),
  );

/** Publishes that a category is gone, and where its coaches belong from now on. */
export const publishDeleted = (outbox: Outbox, tx: EntityManager, id: string, version: number, movedTo: string | null) =>
  outbox.add(tx, newEvent(categoryChanged, id, { id, version, category: null, movedTo }));
