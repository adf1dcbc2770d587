import type { estypes } from '@elastic/elasticsearch';
import { byFacet, isYesNo, LANGUAGES, type Language } from '@pusula/contracts';
import { documentChecksum, hash } from '../../analysis/hashes.ts';
import { BM25 } from '../../analysis/weights.ts';
import { foldPhrase } from '../phrases.ts';
import type { SearchDocument } from '../port.ts';
import { statedFact } from '../stated-fact.ts';
import type { VectorSpace } from '../vector.ts';
import { ANALYSIS, markedWords, markWord, spelledWords, stemmedWords } from './analysis-settings.ts';
import { vectorField, vectorMapping } from './nearest.ts';

/** One for each category, beside our own. */
const MOST_FIELDS = 5_000;
/** Between a phrase as it is compared and as it is shown. */
export const PHRASE_SEPARATOR = '\t';

const scored = (analyzer: string): estypes.MappingProperty => ({ type: 'text', analyzer, similarity: 'ranking', index_options: 'freqs' });

/** The field of the phrases that can be offered in a language. */
export const phrasesIn = (language: Language) => `phrases_${language}`;

/** Folded words, and beside them stems and the spellings of words with twins. */
const textIn = (language: Language): Record<string, estypes.MappingProperty> => ({
  [language]: {
    ...(scored('prefix') as estypes.MappingTextProperty),
    copy_to: 'vocabulary',
    fields: { gram: scored('gram'), pair: scored('pair') },
  },
  [`${language}_stems`]: scored('whitespace'),
  [`${language}_spellings`]: scored('whitespace'),
});

const allTexts: Record<string, estypes.MappingProperty> = Object.assign({}, ...LANGUAGES.map(textIn));
const allPhrases = Object.fromEntries(LANGUAGES.map((language) => [phrasesIn(language), { type: 'keyword' }] as const));

const INDEX_DEFINITION = {
  settings: {
    number_of_shards: 1,
    number_of_replicas: 0,
    auto_expand_replicas: '0-1',
    'index.mapping.total_fields.limit': MOST_FIELDS,
    refresh_interval: '1s',
    // How long a removal keeps older versions that come late from coming back.
    gc_deletes: '1h',
    similarity: { ranking: { type: 'BM25', k1: BM25.k1, b: BM25.b } },
    analysis: ANALYSIS,
  },
  mappings: {
    dynamic: false,
    dynamic_templates: [{ probabilities: { path_match: 'intents.*', mapping: { type: 'float', index: false } } }],
    // What is searched can be made again from the service's database; only what a result shows is kept.
    _source: { includes: ['coach'] },
    properties: {
      id: { type: 'keyword' },
      cityId: { type: 'keyword' },
      categoryIds: { type: 'keyword' },
      mainCategoryId: { type: 'keyword' },
      // Values, or the day on which a yes/no fact ends.
      ...byFacet((facet) => ({ type: isYesNo(facet) ? 'integer' : 'keyword' }) as const),
      shuffle: { type: 'long', index: false },
      checksum: { type: 'long', index: false },
      name: { type: 'text', analyzer: 'whitespace', index_options: 'docs', norms: false },
      ...allTexts,
      vocabulary: { type: 'text', analyzer: 'whitespace', index_options: 'docs', norms: false },
      names: { type: 'text', analyzer: 'whitespace', similarity: 'ranking', index_options: 'freqs', copy_to: 'vocabulary' },
      concepts: { type: 'text', analyzer: 'whitespace', similarity: 'ranking', index_options: 'freqs' },
      spokenOf: { type: 'keyword' },
      // A number for each category that the texts speak of.
      intents: { type: 'object', dynamic: true },
      ...allPhrases,
    },
  },
} as const satisfies Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'>;

/** One more whenever `toSource` writes something else into the same fields. */
const CONTENT_VERSION = 1;
/** Tells indexes of another definition apart: what an older release has made is made again. */
const DEFINITION_KEY = hash(JSON.stringify([CONTENT_VERSION, INDEX_DEFINITION]));

/** Whether an index was made by the definition at hand. @param meta of its mapping */
export const isOfDefinition = (meta: estypes.Metadata | undefined): boolean => meta?.definition === DEFINITION_KEY;

/** @param space whose vectors it is to hold; undefined for an index without any */
export const indexDefinition = (space?: VectorSpace): Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'> => {
  const { settings, mappings } = INDEX_DEFINITION;
  return {
    settings,
    mappings: {
      ...mappings,
      _meta: { definition: DEFINITION_KEY },
      properties: { ...mappings.properties, ...(space && vectorMapping(space)) },
    },
  };
};

/** A document as the engine stores it. */
export function toSource(document: SearchDocument): Record<string, unknown> {
  const { coach, texts, phrases } = document;
  const shown = (language: Language) => phrases[language].map((phrase) => `${foldPhrase(phrase)}${PHRASE_SEPARATOR}${phrase}`);
  return {
    id: document.id,
    cityId: document.cityId,
    categoryIds: document.categoryIds,
    mainCategoryId: document.mainCategoryId,
    ...byFacet((facet) => statedFact(facet, coach)),
    shuffle: hash(document.id),
    checksum: documentChecksum(document.id, document.version),
    name: document.nameWords.join(' '),
    names: document.nameWords.map(markWord).join(' '),
    concepts: document.concepts.join(' '),
    spokenOf: document.intents.map(({ categoryId }) => categoryId),
    intents: Object.fromEntries(document.intents.map(({ categoryId, probability }) => [categoryId, probability])),
    ...Object.fromEntries(LANGUAGES.map((language) => [language, texts[language].map(markedWords)])),
    ...Object.fromEntries(LANGUAGES.map((language) => [`${language}_stems`, texts[language].map((text) => stemmedWords(text, language))])),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`${language}_spellings`, texts[language].map((text) => spelledWords(text, language))]),
    ),
    ...Object.fromEntries(LANGUAGES.map((language) => [phrasesIn(language), shown(language)])),
    ...(document.vector && { [vectorField(document.vector.space)]: [...document.vector.values] }),
    coach,
  };
}
