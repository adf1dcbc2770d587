import { describe, expect, it } from '@jest/globals';
import { type CategoryExamples, LIMITS } from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { adminId, draft, ids } from '../catalog.testing.ts';
import { examplesOfFile } from './examples.testing.ts';

const { calls, log, published, read, refusal, save, service, undo } = examplesOfFile();
const said = (tr: string[], en: string[] = []): CategoryExamples => ({ tr, en, alsoCalledTr: [], alsoCalledEn: [] });
const write = (id: string, tr: string[], en: string[] = [], version?: number) => save(id, { tr, en }, version);

describe('what people say when they need a category', () => {
  it('is nothing at first, is kept as it is written, and reaches the search with its version', async () => {
    const { id } = await calls().create('Uyku');
    expect(await read(id)).toMatchObject({ version: 0, examples: { tr: [], en: [] } });
    const saved = await write(id, ['gözüme uyku girmiyor'], ['I lie awake until four'], 0);
    expect(saved).toMatchObject({ version: 1, examples: { tr: ['gözüme uyku girmiyor'], en: ['I lie awake until four'] } });
    expect(await read(id)).toMatchObject({ version: 1, examples: saved.examples });
    await write(id, ['gözüme uyku girmiyor', 'sabaha karşı dalıyorum'], [], 1);
    await eventually(() =>
      expect(published().about(id)?.data).toEqual({
        id,
        version: 2,
        examples: said(['gözüme uyku girmiyor', 'sabaha karşı dalıyorum']),
      }),
    );
  });

  it('is tidied, and of sentences that differ in case, accents or punctuation alone the first is kept', async () => {
    const { id } = await calls().create('Tekrar');
    const { examples } = await write(id, [
      '  Uyuyamıyorum ',
      'UYUYAMIYORUM!',
      'uyuyamiyorum',
      'gece  yarısı\nuyanıyorum',
      '😴',
      '😴',
      '🌙',
    ]);
    expect(examples.tr).toEqual(['Uyuyamıyorum', 'gece yarısı uyanıyorum', '😴', '🌙']);
  });

  it('may be edited in one language without a word about the other being lost by a later edit of an older version', async () => {
    const { id } = await calls().create('İki kişi');
    await write(id, ['bir'], ['one'], 0);
    await expect(write(id, ['iki'], [], 0)).rejects.toThrow('CONFLICT');
    await expect(write(id, ['iki'], [], 2)).rejects.toThrow('CONFLICT');
    expect((await read(id)).examples).toEqual(said(['bir'], ['one']));
    expect((await write(id, ['iki'], ['two'])).version).toBe(2);
  });

  it('that is written again as it is, in whatever order, is no new version and no action', async () => {
    const { id } = await calls().create('Aynı');
    await write(id, ['bir', 'iki']);
    expect(await write(id, ['iki', 'bir'])).toMatchObject({ version: 1, undoableEntryId: null });
    expect((await log().entriesAbout(id)).map(({ action }) => action)).toEqual(['category-created', 'category-examples-edited']);
  });

  it('has so many sentences, each so long, and says which is not right', async () => {
    const { id } = await calls().create('Sınır');
    const many = Array.from({ length: LIMITS.categoryMaximumExamples }, (_, at) => `cümle ${at}`);
    const long = 'ğ'.repeat(LIMITS.categoryExampleLength);
    expect((await write(id, [...many.slice(1), long])).examples.tr).toHaveLength(LIMITS.categoryMaximumExamples);
    const problemAt = (path: string) => ['VALIDATION_FAILED', [expect.objectContaining({ path })]];
    expect(await refusal(write(id, [], [...many, 'bir daha']))).toEqual(problemAt('examples.en'));
    expect(await refusal(write(id, ['iyi', `${long}ğ`]))).toEqual(problemAt('examples.tr.1'));
    expect(await refusal(write(id, ['iyi', 'iyi', '   ']))).toEqual(problemAt('examples.tr.2'));
    expect(await refusal(write(id, ['\u0000']))).toEqual(problemAt('examples.tr.0'));
  });

  it('belongs to a category that is there', async () => {
    const { id } = await calls().create('Giden');
    await write(id, ['elveda']);
    await calls().remove(id);
    for (const gone of [id, ids.next()]) {
      await expect(read(gone)).rejects.toThrow('CATEGORY_NOT_FOUND');
      await expect(write(gone, ['yine'])).rejects.toThrow('CATEGORY_NOT_FOUND');
    }
  });

  it('is left as admins wrote it by an import that comes again, even when they emptied it', async () => {
    const id = ids.next();
    const imported = [{ ...draft('İçe aktarılan'), id, examples: said(['baştan']) }];
    await service().importCategories(imported);
    await write(id, []);
    await service().importCategories(imported);
    expect(await read(id)).toMatchObject({ version: 2, examples: { tr: [], en: [] } });
  });
});

describe('an edit of examples', () => {
  const edited = async (id: string, count: number, ...lists: [string[], string[]?]) => {
    const { undoableEntryId } = await write(id, ...lists);
    const entry = await log().entry(id, count);
    expect(entry.id).toBe(undoableEntryId);
    return entry;
  };

  it('is in the audit log by what was taken out and put in, and is taken back as an action of its own', async () => {
    const { id } = await calls().create('Günlük');
    await write(id, ['kalan', 'giden'], ['staying']);
    const taken = await edited(id, 3, ['kalan', 'gelen'], ['staying']);
    expect(taken).toMatchObject({ actorId: adminId, action: 'category-examples-edited', subject: { kind: 'category', id }, undoes: null });
    expect(taken.changes).toEqual([{ field: 'examplesTr', before: ['giden'], after: ['gelen'] }]);
    await undo(taken);
    expect(await read(id)).toMatchObject({ version: 3, examples: { tr: ['kalan', 'giden'], en: ['staying'] } });
    const undone = await log().entry(id, 4);
    expect(undone).toMatchObject({
      action: 'category-examples-edited',
      undoes: taken.id,
      changes: [{ field: 'examplesTr', before: ['gelen'], after: ['giden'] }],
    });
    await undo(undone);
    expect((await read(id)).examples.tr).toEqual(['kalan', 'gelen']);
  });

  it('is taken back by itself: what others wrote before or after it stays', async () => {
    const { id } = await calls().create('Sırayla');
    await write(id, ['bir']);
    const second = await edited(id, 3, ['bir', 'iki']);
    await write(id, ['bir', 'iki', 'üç'], ['three']);
    await undo(second);
    expect((await read(id)).examples).toEqual(said(['bir', 'üç'], ['three']));
  });

  it('is not taken back over what somebody changed since, nor twice, and then nothing is', async () => {
    const { id } = await calls().create('Çakışma');
    await write(id, ['bir']);
    const taken = await edited(id, 3, ['iki'], ['two']);
    await write(id, ['iki buçuk'], ['two']);
    await expect(undo(taken)).rejects.toThrow('CONFLICT');
    expect((await read(id)).examples).toEqual(said(['iki buçuk'], ['two']));
    await write(id, ['iki'], ['two']);
    const both = await Promise.allSettled([undo(taken), undo(taken)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(id)).examples).toEqual(said(['bir']));
  });

  it.each([
    ['a field that is no list of examples', [{ field: 'nameTr', before: [], after: ['x'] }]],
    ['a value that is no list', [{ field: 'examplesTr', before: null, after: 'x' }]],
  ])('is not taken back by %s', async (_, changes) => {
    const { id } = await calls().create('Yabancı');
    await write(id, ['x']);
    const taken = await log().entry(id, 2);
    await expect(undo({ ...taken, changes })).rejects.toThrow('NOT_UNDOABLE');
  });

  it('keeps the category from being uncreated', async () => {
    const { id } = await calls().create('Yeni');
    const created = await log().entry(id, 1);
    await write(id, ['emek']);
    await expect(undo(created)).rejects.toThrow('CONFLICT');
    await write(id, []);
    await undo(created);
    await expect(read(id)).rejects.toThrow('CATEGORY_NOT_FOUND');
  });
});
