import { type ActionTaken, catalogActionTaken } from '@pusula/contracts';
import { eventually, recordEvents, type ServiceUnderTest } from '@pusula/service-kit/testing';
import type { CatalogCalls } from './catalog.testing.ts';

/** What the audit log records the catalog. */
export async function auditLogOf(catalog: ServiceUnderTest, calls: CatalogCalls) {
  const received = await recordEvents(catalog, catalogActionTaken);
  const about = (id: string): ActionTaken[] =>
    received
      .all()
      .map(({ data }) => data)
      .filter(({ subject }) => subject.id === id);
  let asked = 0;
  return {
    /** The newest entry about a category, once there are `count` of them. */
    entry: (id: string, count: number): Promise<ActionTaken> =>
      eventually(() => {
        const entry = about(id)[count - 1];
        if (!entry) throw new Error(`told of ${about(id).length} actions so far`);
        return entry;
      }),
    /** Every entry about a category that is there: one more edit shows that nothing is on its way any more. */
    entriesAbout: async (id: string): Promise<ActionTaken[]> => {
      const descriptionTr = `asked ${++asked}`;
      await calls.update({ id, descriptionTr });
      return eventually(() => {
        const entries = about(id);
        if (!entries.at(-1)?.changes.some(({ after }) => after === descriptionTr)) throw new Error('more is on its way');
        return entries.slice(0, -1);
      });
    },
  };
}
export type AuditLog = Awaited<ReturnType<typeof auditLogOf>>;
