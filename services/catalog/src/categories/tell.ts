import { categoryChanged } from '@pusula/contracts';
import { newEvent, type Outbox } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import { type Category, categoryState } from './category.ts';

/** Tells the other services how categories are now. */
export const tellChanged = (outbox: Outbox, tx: EntityManager, categories: readonly Category[]) =>
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

/** Tells the other services that a category is gone, and where its coaches belong from now on. */
export const tellDeleted = (outbox: Outbox, tx: EntityManager, id: string, version: number, movedTo: string | null) =>
  outbox.add(tx, newEvent(categoryChanged, id, { id, version, category: null, movedTo }));
