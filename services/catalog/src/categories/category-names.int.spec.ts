import { describe, expect, it } from '@jest/globals';
import { type CategoryExamples, LIMITS } from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { draft, ids } from '../catalog.testing.ts';
import { examplesOfFile } from './examples.testing.ts';

const { calls, log, published, read, refusal, save, service, undo } = examplesOfFile();
type Names = Partial<Pick<CategoryExamples, 'alsoCalledTr' | 'alsoCalledEn'>>;
const write = (id: string, names: Names, version?: number, tr: string[] = []) => save(id, { tr, en: [], ...names }, version);

describe('what else a category is called', () => {
  it('is nothing at first, is kept as it is typed, and reaches the search with its version', async () => {
    const { id } = await calls().create('Yaşlanma');
    expect((await read(id)).examples).toMatchObject({ alsoCalledTr: [], alsoCalledEn: [] });
    const names = { alsoCalledTr: ['yas', 'yaş', 'Üçüncü Bahar'], alsoCalledEn: ['ageing'] };
    expect(await write(id, names, 0)).toMatchObject({ version: 1, examples: names });
    expect(await read(id)).toEqual({ version: 1, examples: { tr: [], en: [], ...names } });
    await eventually(() => expect(published().about(id)?.data).toEqual({ id, version: 1, examples: { tr: [], en: [], ...names } }));
  });

  it('is tidied, and of names that differ in case, space or punctuation alone the first is kept', async () => {
    const { id } = await calls().create('Uyku düzeni');
    const { examples } = await write(id, { alsoCalledTr: [' Uykusuzluk ', 'UYKUSUZLUK!', 'gece\n uykusu', 'uykusuzlük'] });
    expect(examples.alsoCalledTr).toEqual(['Uykusuzluk', 'gece uykusu', 'uykusuzlük']);
  });

  it('stays as it is where a call leaves it out, a language at a time', async () => {
    const { id } = await calls().create('Eski çağıran');
    await write(id, { alsoCalledTr: ['bir'], alsoCalledEn: ['one'] });
    await write(id, {}, 1, ['bir cümle']);
    await write(id, { alsoCalledEn: [] }, 2);
    expect(await read(id)).toMatchObject({ version: 3, examples: { tr: [], alsoCalledTr: ['bir'], alsoCalledEn: [] } });
    await expect(write(id, { alsoCalledEn: ['late'] }, 2)).rejects.toThrow('CONFLICT');
  });

  it('that is written again as it is, in whatever order, is no new version and no action', async () => {
    const { id } = await calls().create('Aynı adlar');
    await write(id, { alsoCalledTr: ['bir', 'iki'] });
    expect(await write(id, { alsoCalledTr: ['iki', 'bir'] })).toMatchObject({ version: 1, undoableEntryId: null });
    expect(await log().entriesAbout(id)).toHaveLength(2);
  });

  it('is so many names, each so long, and says which is not right', async () => {
    const { id } = await calls().create('Sınır');
    const many = Array.from({ length: LIMITS.categoryMaximumNames }, (_, at) => `ad ${at}`);
    const long = 'ğ'.repeat(LIMITS.nameLength);
    expect((await write(id, { alsoCalledTr: [...many.slice(1), long] })).examples.alsoCalledTr).toHaveLength(LIMITS.categoryMaximumNames);
    const problemAt = (path: string) => ['VALIDATION_FAILED', [expect.objectContaining({ path })]];
    expect(await refusal(write(id, { alsoCalledEn: [...many, 'bir daha'] }))).toEqual(problemAt('examples.alsoCalledEn'));
    expect(await refusal(write(id, { alsoCalledTr: ['iyi', `${long}ğ`] }))).toEqual(problemAt('examples.alsoCalledTr.1'));
    expect(await refusal(write(id, { alsoCalledTr: ['  '] }))).toEqual(problemAt('examples.alsoCalledTr.0'));
  });

  it('may be all that an import says of a category, and is left as admins wrote it by the next', async () => {
    const id = ids.next();
    const imported = [{ ...draft('Adıyla gelen'), id, examples: { tr: [], en: [], alsoCalledTr: ['lakap'], alsoCalledEn: ['nickname'] } }];
    await service().importCategories(imported);
    expect(await read(id)).toEqual({ version: 1, examples: imported[0]?.examples });
    await write(id, { alsoCalledTr: [], alsoCalledEn: [] });
    await service().importCategories(imported);
    expect(await read(id)).toMatchObject({ version: 2, examples: { alsoCalledTr: [], alsoCalledEn: [] } });
  });
});

describe('an edit of other names', () => {
  const edited = async (id: string, count: number, names: Names) => {
    const { undoableEntryId } = await write(id, names);
    const entry = await log().entry(id, count);
    expect(entry.id).toBe(undoableEntryId);
    return entry;
  };

  it('is in the audit log by what was taken out and put in, and is taken back without what others wrote meanwhile', async () => {
    const { id } = await calls().create('Günlük');
    await write(id, { alsoCalledTr: ['kalan', 'yas'], alsoCalledEn: ['staying'] });
    const taken = await edited(id, 3, { alsoCalledTr: ['kalan', 'yaş'] });
    expect(taken).toMatchObject({
      action: 'category-examples-edited',
      changes: [{ field: 'alsoCalledTr', before: ['yas'], after: ['yaş'] }],
    });
    await write(id, { alsoCalledTr: ['kalan', 'yaş', 'sonra gelen'] });
    await undo(taken);
    expect((await read(id)).examples).toMatchObject({ alsoCalledTr: ['kalan', 'sonra gelen', 'yas'], alsoCalledEn: ['staying'] });
    expect(await log().entry(id, 5)).toMatchObject({
      undoes: taken.id,
      changes: [{ field: 'alsoCalledTr', before: ['yaş'], after: ['yas'] }],
    });
  });

  it('is not taken back over what somebody changed since, nor where the list is full by now', async () => {
    const { id } = await calls().create('Çakışma');
    await write(id, { alsoCalledEn: ['one'] });
    const taken = await edited(id, 3, { alsoCalledEn: ['two'] });
    await write(id, { alsoCalledEn: ['two and a half'] });
    await expect(undo(taken)).rejects.toThrow('CONFLICT');
    const full = Array.from({ length: LIMITS.categoryMaximumNames }, (_, at) => `name ${at}`);
    const emptied = await edited(id, 5, { alsoCalledEn: [] });
    await write(id, { alsoCalledEn: full });
    await expect(undo(emptied)).rejects.toThrow('CONFLICT');
    expect((await read(id)).examples.alsoCalledEn).toEqual(full);
  });

  it('keeps the category from being uncreated', async () => {
    const { id } = await calls().create('Yeni');
    const created = await log().entry(id, 1);
    await write(id, { alsoCalledTr: ['emek'] });
    await expect(undo(created)).rejects.toThrow('CONFLICT');
    await write(id, { alsoCalledTr: [] });
    await undo(created);
    await expect(read(id)).rejects.toThrow('CATEGORY_NOT_FOUND');
  });
});
