import { expect, it } from '@jest/globals';
import { coachAddress, getUserById, type Language, type ListedUser, searchUsers, updateUser } from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { DESKTOP, type Stage, visit } from '../stage.ts';
import { ADMIN, type AtConsole, adminApi, control, enterConsole, press, told } from './console.ts';

/** Which of the demo's coaches, by name: one each, so that the journeys do not meet. */
const LANGUAGES = [
  { language: 'tr', place: 2, said: 'Dut ağacının gölgesinde' },
  { language: 'en', place: 4, said: 'Incir ağacının gölgesinde' },
] as const;

const nameOf = ({ firstName, lastName }: Pick<ListedUser, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

async function save(console: AtConsole): Promise<void> {
  await console.page.getByRole('main').getByRole('button', { name: console.words.save, exact: true }).click();
}

/** How an admin edits one person. */
export function editingPeople(stage: Stage): void {
  const someCoach = async (place: number): Promise<ListedUser> => {
    const { api, token } = await adminApi(stage);
    const input = { SearchType: 'name', userTypes: ['coach'], sort: 'name', direction: 'ascending', pageSize: 25 } as const;
    const coach = (await api(searchUsers, { ...input, userTypes: ['coach'] }, token)).users[place];
    if (!coach) throw new Error('the demo has too few coaches');
    return coach;
  };
  const read = async (id: string) => {
    const { api, token } = await adminApi(stage);
    return (await api(getUserById, { Id: id }, token)).user;
  };
  const servedAt = async (path: string) => (await fetch(stage.product().url + path)).status;
  const open = (language: Language, id: string, journey: (console: AtConsole) => Promise<void>) =>
    visit(stage, { ...DESKTOP, language }, async (visitor) => {
      const console = await enterConsole(language, visitor, `/admin/user-edit/${id}`);
      await control(console, console.words.firstName).waitFor();
      await journey(console);
    });

  it.each(LANGUAGES)('edits names, contact, words, links, areas and certificates, and takes a save back ($language)', async (who) => {
    const coach = await someCoach(who.place);
    const before = await read(coach.id);
    await open(who.language, coach.id, async (console) => {
      const { page, words } = console;
      await control(console, words.middleName).fill('Deniz');
      await control(console, words.phone).fill('5059998877');
      await control(console, words.headline).fill(who.said);
      await control(console, words.website).fill('https://dut.example');
      await save(console);
      await told(console, words.savedOf(nameOf(coach)));
      const saved = await read(coach.id);
      expect(saved).toMatchObject({ middleName: 'Deniz', phone: '5059998877', website: 'https://dut.example' });
      expect(saved.texts?.tr).toMatchObject({ headline: who.said, bio: before.texts?.tr?.bio });

      await page.getByRole('button', { name: words.undo, exact: true }).click();
      await told(console, words.takenBack);
      const back = await read(coach.id);
      expect({ ...back, version: 0, accountVersion: 0 }).toEqual({ ...before, version: 0, accountVersion: 0 });

      await page.getByRole('tab', { name: words.categoriesTab }).click();
      const [first] = before.categories ?? [];
      const name = who.language === 'tr' ? first?.name : undefined;
      if (name) await press(console, words.removeArea(name));
      await control(console, words.findArea).fill(words.area);
      await page.getByRole('main').getByRole('checkbox', { name: words.area }).check();
      await page.getByRole('tab', { name: words.certificatesTab }).click();
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      await save(console);
      await told(console, words.savedOf(nameOf(coach)));
      const areas = (await read(coach.id)).categories?.map((category) => category.name) ?? [];
      expect(areas).toContain('Mülakat hazırlığı');
      expect(areas.includes(first?.name ?? '')).toBe(name === undefined);
    });
    const { api, token } = await adminApi(stage);
    await api(updateUser, { user: { id: coach.id, categories: (before.categories ?? []).map(({ id }) => id) } }, token);
  });

  it.each(LANGUAGES)('closes, deletes and brings back a coach, whose page goes and comes back at once ($language)', async (who) => {
    const coach = await someCoach(who.place + 1);
    const address = coachAddress(who.language, coach.slug ?? '');
    const shows = (status: number) => eventually(async () => expect(await servedAt(address)).toBe(status), 2_000);
    await open(who.language, coach.id, async (console) => {
      const { page, words } = console;
      await shows(200);
      await control(console, words.status).selectOption({ label: words.disabled });
      await save(console);
      await page.getByRole('alertdialog', { name: words.changeQuestion }).getByRole('button', { name: words.saveAnyway }).click();
      await told(console, words.savedOf(nameOf(coach)));
      await shows(404);
      await page.getByRole('button', { name: words.undo, exact: true }).click();
      await told(console, words.takenBack);
      await shows(200);

      await press(console, words.deleteUser);
      await page.getByRole('alertdialog').getByRole('button', { name: words.remove, exact: true }).click();
      await page.getByText(words.isGone).waitFor();
      await shows(404);
      await press(console, words.restoreUser);
      await page.getByText(words.isGone).waitFor({ state: 'detached' });
      await shows(200);
    });
  });

  it.each(LANGUAGES)('two admins edit the same person: the second is told, and nothing is overwritten ($language)', async (who) => {
    const coach = await someCoach(who.place + 2);
    await open(who.language, coach.id, async (console) => {
      const { page, words } = console;
      await control(console, words.middleName).fill('Birinci');
      await control(console, words.website).fill('https://birinci.example');
      const { api, token } = await adminApi(stage);
      await api(updateUser, { user: { id: coach.id, middleName: 'İkinci', headline: who.said } }, token);

      await save(console);
      const conflict = page.getByRole('alertdialog', { name: words.conflict });
      await conflict.getByText('İkinci', { exact: true }).waitFor();
      await conflict.getByRole('button', { name: words.takeSaved }).click();
      await conflict.waitFor({ state: 'detached' });
      await eventually(async () => {
        if ((await read(coach.id)).website !== 'https://birinci.example') await save(console);
        expect(await read(coach.id)).toMatchObject({ middleName: 'İkinci', website: 'https://birinci.example' });
      }, 10_000);
      expect((await read(coach.id)).texts?.tr?.headline).toBe(who.said);
    });
  });

  it.each(['tr', 'en'] as const)(
    'an admin’s own type and status are another admin’s to change; nobody unknown is edited (%s)',
    async (language) => {
      const { api, token } = await adminApi(stage);
      const [self] = (await api(searchUsers, { SearchType: 'email', Email: ADMIN }, token)).users;
      await open(language, self?.id ?? '', async (console) => {
        await console.page.getByText(console.words.own).first().waitFor();
        expect(await control(console, console.words.status).getAttribute('readonly')).not.toBeNull();
        await console.page.goto(`${stage.product().url}/admin/user-edit/01k00000000000000000000000`);
        await console.page.getByRole('heading', { name: console.words.noSuchUser }).waitFor();
      });
      await expect(api(updateUser, { user: { id: self?.id ?? '', userType: 'member' } }, token)).rejects.toThrow('OWN_ACCOUNT');
    },
  );
}
