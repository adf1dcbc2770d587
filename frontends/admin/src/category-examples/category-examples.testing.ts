import type { CategoryExamples } from '@pusula/contracts';
import { screen, within } from '@testing-library/react';
import { ENTRY_ID, idOf, LIST, listed, tree } from '../categories/categories.testing.ts';
import { openConsole } from '../testing/open-console.ts';

export const READ = 'GET /admin/category/examples';
export const WRITE = 'POST /admin/category/examples';
export const TRY = 'POST /admin/category/try-sentence';
export const OWN = idOf('de');
/** Examples of which only this is told. */
export const said = (some: Partial<CategoryExamples>): CategoryExamples => ({
  tr: [],
  en: [],
  alsoCalledTr: [],
  alsoCalledEn: [],
  ...some,
});
export const SAID = said({
  tr: ['işimden soğudum', 'istifa etsem mi'],
  en: ['I dread my job'],
  alsoCalledTr: ['iş değişikliği', 'istifa'],
  alsoCalledEn: ['new job'],
});

export type Answers = Parameters<typeof openConsole>[1];
/** A server that keeps what is written. */
export async function openExamples(answers: Answers = {}, examples = SAID) {
  let now = { version: 3, examples };
  const opened = await openConsole(`/admin/category-examples/${OWN}`, {
    [LIST]: listed(tree()),
    [READ]: () => ({ body: { success: true, ...now } }),
    [WRITE]: ({ input }) => {
      now = { version: now.version + 1, examples: input.examples as CategoryExamples };
      return { body: { success: true, ...now, undoableEntryId: ENTRY_ID } };
    },
    ...answers,
  });
  await screen.findByRole('heading', { name: 'İş değiştirme: insanlar böyle söylüyor' });
  const write = (version: number, next: CategoryExamples) => {
    now = { version, examples: next };
  };
  return { ...opened, write };
}
export type Opened = Awaited<ReturnType<typeof openExamples>>;

export const exampleList = () => within(screen.getByRole('list', { name: 'Örnek cümleler' }));
export const lines = () =>
  exampleList()
    .getAllByRole('textbox')
    .map((line) => (line as HTMLInputElement).value);
export const adding = () => screen.getByRole('textbox', { name: 'Yeni cümleler' });
export const names = () => within(screen.getByRole('list', { name: 'Diğer adları' }));
export const chips = () =>
  names()
    .getAllByRole('button')
    .map((chip) => chip.getAttribute('aria-label'));
export const addingNames = () => screen.getByRole('textbox', { name: 'Yeni adlar' });
