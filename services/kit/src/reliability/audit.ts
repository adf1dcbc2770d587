import { expect } from '@jest/globals';
import { withClient } from '../postgres/create-database.ts';
import { eventually } from '../testing/eventually.ts';

export type Accepted = { readonly subject: string; readonly n: number };

/** Compares what was accepted with what came of it: nothing lost, nothing twice, nothing half, each subject in order. */
export async function audit(databaseUrl: string, accepted: readonly Accepted[], withinMs: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const rows = async <T>(sql: string) => (await client.query(sql)).rows as T[];
    await eventually(async () => {
      const [state] = await rows<{ entries: number; effects: number; waiting: number; deliveries: number }>(
        `SELECT (SELECT count(*)::int FROM entry) AS entries, (SELECT count(*)::int FROM effect) AS effects,
                (SELECT count(*)::int FROM outbox) AS waiting, (SELECT count(*)::int FROM delivery) AS deliveries`,
      );
      expect(state).toMatchObject({ effects: state?.entries, waiting: 0, deliveries: 0 });
    }, withinMs);
    const key = ({ subject, n }: Accepted) => `${subject}:${n}`;
    const effects = await rows<Accepted>('SELECT subject, n FROM effect ORDER BY seq');
    const happened = new Set(effects.map(key));
    expect(accepted.filter((one) => !happened.has(key(one)))).toEqual([]);
    expect(effects).toHaveLength(happened.size);
    const halves = await rows('SELECT subject, n FROM entry LEFT JOIN line USING (subject, n) GROUP BY subject, n HAVING count(part) <> 2');
    expect(halves).toEqual([]);
    for (const subject of new Set(effects.map((one) => one.subject))) {
      const order = effects.filter((one) => one.subject === subject).map(({ n }) => n);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });
}
