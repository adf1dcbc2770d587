import { type CoachState, NO_FACTS, UNSAID_PUBLIC_FACTS } from '@pusula/contracts';
import type { CategoryNames } from '../../src/categories/category-names.ts';
import { languageWords } from '../../src/corrections/language-words.ts';
import { toSearchDocument } from '../../src/documents/to-search-document.ts';
import type { SearchDocument, SearchIndex } from '../../src/index/port.ts';
import { type IntentModel, NO_INTENTS } from '../../src/intents/intent-model.ts';
import type { Categories } from '../../src/projection/category-tree.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import type { Engine, Item } from './engine.ts';

const toCoach = ({ id, texts }: Item): CoachState => ({
  id,
  slug: id,
  firstName: '',
  lastName: '',
  imageUrl: '',
  city: '',
  country: 'TR',
  phone: null,
  ...UNSAID_PUBLIC_FACTS,
  certificates: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  categoryIds: [],
  texts: {
    ...(texts.tr === undefined ? {} : { tr: { headline: '', bio: texts.tr } }),
    ...(texts.en === undefined ? {} : { en: { headline: '', bio: texts.en } }),
  },
});

/** An item as a coach who wrote nothing but a bio. */
export const asBio = (item: Item): SearchDocument => toSearchDocument(toCoach(item), 1, new Map());

type Options = {
  readonly toSearchDocument?: (item: Item) => SearchDocument;
  /** What queries are read with. */
  readonly model?: IntentModel;
  readonly categories?: Categories;
  readonly names?: CategoryNames;
  /** Without intents and concepts. */
  readonly wordsAlone?: boolean;
};

/** The product's own way from text to result, behind either adapter. */
export function ourEngine(
  name: string,
  index: SearchIndex,
  { toSearchDocument = asBio, model = NO_INTENTS, categories, names, wordsAlone = false }: Options = {},
): Engine {
  return {
    name,
    fill: async (items) => {
      await index.rebuild(
        (async function* () {
          for (let at = 0; at < items.length; at += 500) yield items.slice(at, at + 500).map(toSearchDocument);
        })(),
      );
    },
    find: async (keyword, language) => {
      const read = parseQuery(keyword, { model, categories, names, languageWords: await languageWords() });
      const asked = wordsAlone ? { ...read, concepts: [], intents: [] } : read;
      const { hits, total } = await index.search({
        read: asked,
        language,
        cityIds: [],
        categoryIds: [],
        facts: NO_FACTS,
        from: 0,
        size: 10,
        day: 0,
        far: false,
      });
      return { ids: hits.map(({ coach }) => coach.id), total };
    },
    close: () => index.close(),
  };
}
