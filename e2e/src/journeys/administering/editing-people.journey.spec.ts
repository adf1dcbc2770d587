import { coachAddress, getUserById, searchUsers, updateUser } from '@pusula/contracts';
import { type AdminApi, DEMO_EMAILS, eventually, expect } from '../fixtures.ts';
import { everyWay } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { createCoach, demoSubcategory, type Newcomer } from '../people.ts';
import { type AtConsole, awaitNotice, control, press, rowOf, test } from './console.ts';

const languages = takeTurns('en');

const nameOf = ({ firstName, lastName }: Newcomer) => `${firstName} ${lastName}`;
const read = async ({ api, token }: AdminApi, id: string) => (await api(getUserById, { Id: id }, token)).user;

const save = (console: AtConsole) => press(console, console.words.save);

for (const language of languages())
  test(`edits names, contact, words, links, areas and certificates, and undoes a save (${language})`, async ({
    enterConsole,
    admin,
    url,
    api,
  }) => {
    const said = 'Dut ağacının gölgesinde';
    const areas = { career: await demoSubcategory(api, 'Kariyer değişikliği'), return: await demoSubcategory(api, 'İşe dönüş') };
    const coach = await createCoach({ url, api }, 'Düzenlenen', { categories: [areas.career.id, areas.return.id] });
    const before = await read(admin, coach.id);
    const console = await enterConsole(language, `/admin/user-edit/${coach.id}`);
    const { page, words } = console;
    await control(console, words.firstName).waitFor();
    await control(console, words.middleName).fill('Deniz');
    await control(console, words.phone).fill('5059998877');
    await control(console, words.headline).fill(said);
    await control(console, words.website).fill('https://dut.example');
    await save(console);
    await awaitNotice(console, words.savedOf(nameOf(coach)));
    const saved = await read(admin, coach.id);
    expect(saved).toMatchObject({ middleName: 'Deniz', phone: '5059998877', website: 'https://dut.example' });
    expect(saved.texts?.tr).toMatchObject({ headline: said, bio: before.texts?.tr?.bio });

    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await awaitNotice(console, words.changeUndone);
    const back = await read(admin, coach.id);
    expect({ ...back, version: 0, accountVersion: 0 }).toEqual({ ...before, version: 0, accountVersion: 0 });

    await page.getByRole('tab', { name: words.categoriesTab }).click();
    await press(console, words.removeArea(areas.career[language === 'tr' ? 'nameTr' : 'nameEn']));
    await control(console, words.findArea).fill(words.area);
    await page.getByRole('main').getByRole('checkbox', { name: words.area }).check();
    await page.getByRole('tab', { name: words.certificatesTab }).click();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await save(console);
    await awaitNotice(console, words.savedOf(nameOf(coach)));
    const names = (await read(admin, coach.id)).categories?.map((category) => category.name) ?? [];
    expect(names.toSorted()).toEqual([areas.return.nameTr, 'Mülakat hazırlığı'].toSorted());
  });

for (const language of languages())
  test(`closes, deletes and brings back a coach, whose page goes and comes back at once (${language})`, async ({
    enterConsole,
    url,
    api,
  }) => {
    const coach = await createCoach({ url, api }, 'Gidengelen');
    const address = url + coachAddress(language, coach.slug);
    const shows = (status: number) => eventually(async () => expect((await fetch(address)).status).toBe(status));
    await shows(200);
    const console = await enterConsole(language, `/admin/user-edit/${coach.id}`);
    const { page, words } = console;
    await control(console, words.status).selectOption({ label: words.disabled });
    await save(console);
    await page.getByRole('alertdialog', { name: words.changeQuestion }).getByRole('button', { name: words.saveAnyway }).click();
    await awaitNotice(console, words.savedOf(nameOf(coach)));
    await shows(404);
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await awaitNotice(console, words.changeUndone);
    await shows(200);

    await press(console, words.deleteUser);
    await page.getByRole('alertdialog').getByRole('button', { name: words.remove, exact: true }).click();
    await page.getByText(words.isGone).waitFor();
    await shows(404);
    await press(console, words.restoreUser);
    await page.getByText(words.isGone).waitFor({ state: 'detached' });
    await shows(200);
  });

for (const language of languages())
  test(`two admins edit the same person: the second is told, and nothing is overwritten (${language})`, async ({
    enterConsole,
    admin,
    url,
    api,
  }) => {
    const coach = await createCoach({ url, api }, 'İkili');
    const headline = 'İncir ağacının gölgesinde';
    const console = await enterConsole(language, `/admin/user-edit/${coach.id}`);
    const { page, words } = console;
    await control(console, words.middleName).fill('Birinci');
    await control(console, words.website).fill('https://birinci.example');
    await api(updateUser, { user: { id: coach.id, middleName: 'İkinci', headline } }, admin.token);

    await save(console);
    const conflict = page.getByRole('alertdialog', { name: words.conflict });
    await conflict.getByText('İkinci', { exact: true }).waitFor();
    await conflict.getByRole('button', { name: words.takeSaved }).click();
    await conflict.waitFor({ state: 'detached' });
    await eventually(async () => {
      if ((await read(admin, coach.id)).website !== 'https://birinci.example') await save(console);
      expect(await read(admin, coach.id)).toMatchObject({ middleName: 'İkinci', website: 'https://birinci.example' });
    });
    expect((await read(admin, coach.id)).texts?.tr?.headline).toBe(headline);
  });

for (const language of languages())
  test(`an admin’s own type and status are another admin’s to change; nobody unknown is edited (${language})`, async ({
    enterConsole,
    admin,
    api,
  }) => {
    const [self] = (await api(searchUsers, { SearchType: 'email', Email: DEMO_EMAILS.admin }, admin.token)).users;
    const id = self?.id ?? '';
    const console = await enterConsole(language, `/admin/user-edit/${id}`);
    const { page, words, open } = console;
    await page.getByText(words.own).first().waitFor();
    expect(await control(console, words.status).getAttribute('readonly')).not.toBeNull();
    await open('/admin/user-edit/01k00000000000000000000000');
    await page.getByRole('heading', { name: words.noSuchUser }).waitFor();
    await expect(api(updateUser, { user: { id, userType: 'member' } }, admin.token)).rejects.toThrow('OWN_ACCOUNT');
  });

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`finds somebody by name, and saves nothing where the address is another’s: page, form and data say the same (${how})`, async ({
    enterConsole,
    admin,
    url,
    api,
  }) => {
    const coach = await createCoach({ url, api }, 'Bölünmez');
    const before = await read(admin, coach.id);
    const console = await enterConsole(language, '/admin/users', options, inputOn);
    const { page, words, input } = console;
    await input.type(control(console, words.searchPeople), `${coach.lastName.toLocaleUpperCase('tr')} bölünmez`);
    // Of the people who registered last, too, the coach is one: their row moves when the answer comes.
    await expect(page.getByRole('main').getByRole('rowheader').getByRole('link')).toHaveText([nameOf(coach)]);
    await input.press(rowOf(console, nameOf(coach)).getByRole('rowheader').getByRole('link'));
    await input.type(control(console, words.firstName), 'Yarım');
    await input.type(control(console, words.email), DEMO_EMAILS.member);
    await save(console);
    await page.getByText(words.addressTaken, { exact: true }).waitFor();
    await expect(page.getByRole('heading', { level: 1, name: nameOf(coach) })).toBeVisible();
    expect(await read(admin, coach.id)).toEqual(before);

    await input.type(control(console, words.email), coach.email);
    await save(console);
    await awaitNotice(console, words.savedOf(nameOf({ ...coach, firstName: 'Yarım' })));
    expect(await read(admin, coach.id)).toMatchObject({ firstName: 'Yarım', email: coach.email });
  });
