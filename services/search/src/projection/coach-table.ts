import type { CoachState } from '@pusula/contracts';
import { json, text, ulid, version, whole, yesNo } from '@pusula/service-kit/db';
import { EntitySchema } from 'typeorm';
import type { Intent } from './intent.ts';

/** A coach as projected from events. The row stays when the coach is no longer public, so that late events are known as late. */
export type CoachRow = {
  readonly id: string;
  /** The coach's own version, as the profile service counts it. */
  readonly version: number;
  /** Null: not public. */
  readonly state: CoachState | null;
  readonly categoryIds: readonly string[];
  /** What the texts speak of, as `readBy` read them. */
  readonly intents: readonly Intent[];
  readonly concepts: readonly string[];
  /** The name of a reader; '' while none has read them. */
  readonly readBy: string;
  /** The account was erased: nothing may come back. */
  readonly isErased: boolean;
  /** Grows with every change of what the index should hold, a category's new name included; the index's version of the document. */
  readonly revision: number;
  /** The revision that was indexed last. */
  readonly indexedRevision: number;
};

export const CoachTable = new EntitySchema<CoachRow>({
  name: 'coach',
  columns: {
    id: ulid({ primary: true }),
    version: version(),
    state: json({ nullable: true }),
    categoryIds: ulid({ type: 'varchar', array: true, name: 'category_ids' }),
    intents: json({ default: [] }),
    concepts: text({ array: true, default: [] }),
    readBy: text({ name: 'read_by', default: '' }),
    isErased: yesNo({ name: 'is_erased', default: false }),
    revision: whole({ default: 1 }),
    indexedRevision: whole({ name: 'indexed_revision', default: 0 }),
  },
});
