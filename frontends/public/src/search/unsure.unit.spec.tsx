import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { askedAs } from './asked-as.ts';
import { count, echo } from './search.testing.ts';

afterEach(closePublic);

const TOPICS = [
  { id: '01k900000000000000000000aa', name: 'İşe dönüş', slug: 'ise-donus' },
  { id: '01k900000000000000000000bb', name: 'Kariyer değişikliği', slug: 'kariyer-degisikligi' },
];
const unsure = (call: { input: Record<string, unknown> }) =>
  echo(call.input.categoryId ? { total: 5, topics: TOPICS } : { total: 12, isUnsure: true, topics: TOPICS })(call);

describe('a search that is not sure', () => {
  it('claims nothing, and asks which topic is meant, in one region that is named', async () => {
    await openPublic('/search-results?q=bir+şeyler+değişsin&city=Van', { 'POST /search/search': unsure });
    await count('Aramanıza en yakın 12 koç');
    const question = await screen.findByRole('region', { name: 'Neye ihtiyacınız olduğundan emin olamadık. Şunlardan biri mi?' });
    const answers = within(question).getAllByRole('link');
    expect(answers.map(({ textContent }) => textContent)).toEqual(['İşe dönüş mü?', 'Kariyer değişikliği mi?']);
    expect(answers[0]?.getAttribute('href')).toBe(
      `/search-results?q=bir+%C5%9Feyler+de%C4%9Fi%C5%9Fsin&city=Van&category=${TOPICS[0]?.id}`,
    );
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '12 koç bulundu. Neye ihtiyacınız olduğundan emin olamadık. Şunlardan biri mi?',
    );
  });

  it('narrows to a topic by one press, and asks again after a step back', async () => {
    const { user } = await openPublic('/search-results?q=bir+şeyler+değişsin', { 'POST /search/search': unsure });
    await user.click(await screen.findByRole('link', { name: 'Kariyer değişikliği mi?' }));
    await count('Aramanıza uyan 5 koç');
    expect(new URLSearchParams(location.search).getAll('category')).toEqual([TOPICS[1]?.id]);
    expect(screen.queryByRole('region', { name: /emin olamadık/u })).toBeNull();
    history.back();
    await waitFor(() => expect(screen.getByRole('link', { name: 'İşe dönüş mü?' })).toBeTruthy());
  });

  it('asks nothing where there is nothing to choose', async () => {
    await openPublic('/search-results?q=bir+şeyler+değişsin', { 'POST /search/search': echo({ total: 12, isUnsure: true }) });
    await count('Aramanıza en yakın 12 koç');
    expect(screen.queryByRole('region', { name: /emin olamadık/u })).toBeNull();
  });
});

describe('words about something that no coach is for', () => {
  it('are told so, without those who share a word with them', async () => {
    await openPublic('/search-results?q=halı+yıkama', { 'POST /search/search': echo({ coaches: [], total: 0, farTotal: 30 }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bunun için bir koçumuz yok' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Konuya değinen/u })).toBeNull();
  });
});

describe('a topic as a question', () => {
  it.each([
    ['İşe dönüş', 'İşe dönüş mü?'],
    ['Ayrılık', 'Ayrılık mı?'],
    ['Bütçe', 'Bütçe mi?'],
    ['İş kurma', 'İş kurma mı?'],
    ['Takım sporu', 'Takım sporu mu?'],
    ['İç ses ve öz şefkat', 'İç ses ve öz şefkat mi?'],
    ['DEHB', 'DEHB mi?'],
  ])('%s is asked as %s', (name, question) => expect(askedAs(name, 'tr')).toBe(question));
  it('is its name with a mark in English', () => expect(askedAs('Burnout', 'en')).toBe('Burnout?'));
});
