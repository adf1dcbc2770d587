import MiniSearch from 'minisearch';
import { type Contender, type Fields, fieldsOf } from './contender.ts';
import { plateOf } from './pusula.ts';

/** MiniSearch as it comes; filters and counts over its results, matched words marked in the page, as its users do. */
export function miniSearch(): Contender {
  const index = new MiniSearch<Fields>({ fields: ['name', 'tr', 'en', 'city'] });
  const stored = new Map<string, Fields>();
  const inCity = ({ city }: Fields, ids: readonly string[]) => ids.length === 0 || ids.includes(plateOf(city));
  const inCategory = ({ categoryIds }: Fields, ids: readonly string[]) => ids.length === 0 || ids.some((id) => categoryIds.includes(id));
  return {
    fill: async (coaches, categories) => {
      for (const coach of coaches) {
        const fields = fieldsOf(coach, categories);
        stored.set(fields.id, fields);
        index.add(fields);
      }
    },
    search: async ({ keyword, cityIds, categoryIds }) => {
      const hits = index.search(keyword).map(({ id, terms }) => ({ fields: stored.get(id) as Fields, terms }));
      const inCities = hits.filter(({ fields }) => inCity(fields, cityIds));
      countBy(
        hits.filter(({ fields }) => inCategory(fields, categoryIds)),
        ({ fields }) => [fields.city],
      );
      countBy(inCities, ({ fields }) => fields.categoryIds);
      const found = inCities.filter(({ fields }) => inCategory(fields, categoryIds));
      for (const { fields, terms } of found.slice(0, 10)) for (const term of terms) fields.tr.replaceAll(term, `<b>${term}</b>`);
      return found.length;
    },
    close: async () => undefined,
  };
}

function countBy<T>(items: readonly T[], namesOf: (item: T) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) for (const name of namesOf(item)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
