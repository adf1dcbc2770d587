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
      const counts = { cities: new Map<string, number>(), categories: new Map<string, number>() };
      const found: { fields: Fields; terms: string[] }[] = [];
      for (const { id, terms } of index.search(keyword)) {
        const fields = stored.get(id) as Fields;
        const [isInCity, isInCategory] = [inCity(fields, cityIds), inCategory(fields, categoryIds)];
        if (isInCategory) add(counts.cities, fields.city);
        if (isInCity) for (const category of fields.categoryIds) add(counts.categories, category);
        if (isInCity && isInCategory) found.push({ fields, terms });
      }
      for (const { fields, terms } of found.slice(0, 10)) for (const term of terms) fields.tr.replaceAll(term, `<b>${term}</b>`);
      return found.length;
    },
    close: async () => undefined,
  };
}

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
