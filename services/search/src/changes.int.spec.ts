import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { accountErased, type CategoryState, embedCategories, similarCoaches } from '@pusula/contracts';
import { aPublic, aUser, eventually } from '@pusula/service-kit/testing';
import { CAREER, CATEGORIES, coach, HEALTH, INTERVIEW, idOf, PEOPLE, type Person, SLEEP } from './testing/people.ts';
import { searchOfFile, withEachIndex } from './testing/search-of-file.ts';
import { categorySaid, coachSaid, message, type SearchUnderTest } from './testing/search-under-test.ts';

const { startFilled } = searchOfFile();
const category = (id: string): CategoryState => CATEGORIES.get(id) as CategoryState;
const person = (number: number): Person => PEOPLE[number - 1] as Person;

withEachIndex((url) => {
  let service: SearchUnderTest;

  describe('while things change', () => {
    beforeEach(async () => {
      service = await startFilled(url);
    });
    afterEach(() => service?.stop());

    it('makes a saved profile searchable soon', async () => {
      await service.publish(coachSaid(idOf(1), 2, coach(1, { ...person(1), tr: ['Arıcılık', 'Kovanların başında konuşuruz.'] })));
      await eventually(async () => expect(await service.namesOf('kovan')).toEqual(['Elif']));
    });

    it('leaves whoever is not public any more out of those who are like a coach', async () => {
      await service.publish(coachSaid(idOf(5), 2, null));
      await eventually(async () => expect((await service.find({})).total).toBe(4));
      service.clock.advance(1_000);
      const alike = async (id: string) => (await service.callAs(aPublic)(similarCoaches, { id })).coaches.map(({ firstName }) => firstName);
      expect(await alike(idOf(1))).toEqual(['Thomas', 'Ömer']);
      expect(await alike(idOf(5))).toEqual([]);
    });

    it('S22: an erased account never comes back, not even by a newer event', async () => {
      await service.publish(message(accountErased, idOf(3), { id: idOf(3), version: 9 }));
      await service.publish(coachSaid(idOf(3), 99, coach(3, person(3))));
      await eventually(async () => expect((await service.find({})).total).toBe(4));
      const rows = await service.running.db.manager.query('select state from coach where id = $1', [idOf(3)]);
      expect(rows).toEqual([{ state: null }]);
    });

    it('shows a renamed category in results and facets, and finds by its new name', async () => {
      await service.publish(categorySaid(INTERVIEW, 2, { ...category(INTERVIEW), nameTr: 'Bambaşka', slugTr: 'bambaska' }));
      await eventually(async () => {
        service.clock.advance(1_000);
        expect((await service.namesOf('bambaşka')).sort()).toEqual(['Elif', 'Gül', 'Thomas']);
      });
      service.clock.advance(1_000);
      expect((await service.find({})).categories.find(({ id }) => id === INTERVIEW)).toMatchObject({ name: 'Bambaşka', slug: 'bambaska' });
    });

    it('hides an inactive category with everything below it', async () => {
      await service.publish(categorySaid(CAREER, 2, { ...category(CAREER), status: 'inactive' }));
      await eventually(async () => {
        service.clock.advance(1_000);
        expect((await service.find({})).categories.map(({ id }) => id).sort()).toEqual([HEALTH, SLEEP].sort());
      });
      expect((await service.find({ categoryId: INTERVIEW })).unknownFilters.categoryIds).toEqual([INTERVIEW]);
    });

    it('puts the coaches of a deleted category where they were moved to', async () => {
      await service.publish(categorySaid(INTERVIEW, 2, null, SLEEP));
      await eventually(async () => {
        service.clock.advance(1_000);
        expect((await service.find({ categoryId: SLEEP })).total).toBe(4);
      });
    });

    it('makes the index again on demand, and says how far it is', async () => {
      const { job } = await service.callAs(aUser({ id: idOf(50), role: 'admin' }))(embedCategories, {});
      expect(job).toMatchObject({ state: 'running', total: 5 });
      await eventually(async () => {
        const runs = await service.running.db.manager.query('select state, done from rebuild_run where id = $1', [job.id]);
        expect(runs).toEqual([{ state: 'done', done: 5 }]);
      });
      expect((await service.find({})).total).toBe(5);
    });

    it('notices that the index holds something else than the database, and makes it again', async () => {
      await service.running.db.manager.query(
        `update coach set state = jsonb_set(state, '{city}', '"Van"'), revision = 9, indexed_revision = 9 where id = $1`,
        [idOf(1)],
      );
      await eventually(async () => expect((await service.find({ city: 'Van' })).total).toBe(1));
    });
  });
});
