import { type CategoryNode, categorySlug, localisedFields, NO_PARENT } from '@pusula/contracts';
import { openConsole } from '../testing/open-console.ts';

export const LIST = 'GET /admin/category/list';
export const CREATE = 'POST /admin/category/create';
export const UPDATE = 'POST /admin/category/update';
export const DELETE = 'DELETE /admin/category/delete';
export const IMPACT = 'GET /admin/category/impact';

/** Of whatever was done last. */
export const ENTRY_ID = '01k9entry00000000000000000';

export const idOf = (name: string) => `01k9${name.padStart(22, '0')}`;

type Facts = Partial<Pick<CategoryNode, 'status' | 'coachCount' | 'version' | 'descriptionTr'>>;
const node = (key: string, nameTr: string, nameEn: string, categories: CategoryNode[] = [], facts: Facts = {}): CategoryNode => ({
  id: idOf(key),
  parentId: NO_PARENT,
  ...localisedFields('name', (language) => (language === 'tr' ? nameTr : nameEn)),
  ...localisedFields('description', () => ''),
  status: 'active',
  order: 0,
  ...localisedFields('slug', (language) => categorySlug(idOf(key), language === 'tr' ? nameTr : nameEn)),
  version: 1,
  name: nameTr,
  description: '',
  slug: '',
  coachCount: 0,
  categories,
  ...facts,
});
const inOrder = (nodes: CategoryNode[], parentId: string): CategoryNode[] =>
  nodes.map((one, order) => ({ ...one, order, parentId, categories: inOrder(one.categories, one.id) }));

/** Two parts with something below, one of it inactive, and one alone. */
export const tree = (kariyer: Facts = {}): CategoryNode[] =>
  inOrder(
    [
      node(
        'ka',
        'Kariyer',
        'Career',
        [
          node('de', 'İş değiştirme', 'Changing jobs', [], { coachCount: 12 }),
          node('em', 'Emeklilik', 'Retirement', [], { status: 'inactive' }),
        ],
        { coachCount: 1_234, version: 3, ...kariyer },
      ),
      node('re', 'İlişkiler', 'Relationships', [node('ev', 'Evlilik', 'Marriage')]),
      node('sa', 'Sağlık', 'Health'),
    ],
    NO_PARENT,
  );

export const listed = (categories: CategoryNode[]) => () => ({ body: { success: true, categories } });
export const refuse = (status: number, errorMessage: string) => () => ({ status, body: { success: false, errorMessage } });
const noRun = () => ({
  body: { success: true, kind: 'embedded', inDatabase: 3, inIndex: 3, unindexed: 0, hasDrifted: false, run: null, embeddings: null },
});

/** The categories' screen of the console, with the tree above unless told otherwise. */
export const openCategories = (answers: Parameters<typeof openConsole>[1] = {}) =>
  openConsole('/admin/categories', {
    [LIST]: listed(tree()),
    [UPDATE]: () => ({ body: { success: true, category: tree()[0], undoableEntryId: ENTRY_ID } }),
    'GET /admin/operations/index': noRun,
    ...answers,
  });
