import { afterEach, describe, expect, it } from '@jest/globals';
import { type HelpLine, PROFESSIONAL_HELP } from '@pusula/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { box, echo } from './search.testing.ts';

const line = (more: Partial<HelpLine>): HelpLine => ({
  nameTr: 'Hastane randevusu',
  nameEn: 'Hospital appointments',
  number: '182',
  address: '',
  country: 'TR',
  helps: ['mentalHealth'],
  checkedOn: '2026-11-27',
  ...more,
});
const helpLines = [
  line({}),
  line({ nameTr: 'Başka ülkeler', nameEn: 'Other countries', number: '', address: 'https://findahelpline.com' }),
];
const advised = echo({ professionalHelp: 'mentalHealth', helpLines });
const open = (path = '/search-results?q=depresyondayim', reply = advised) => openPublic(path, { 'POST /search/search': reply });
const SENTENCE = 'Bunun için önce bir hekime ya da psikoloğa danışmak iyi olur; koçlar yanınızda yürüyebilir.';

afterEach(closePublic);

describe('words that speak of a doctor’s or a psychologist’s matter', () => {
  it('have one sentence above the coaches, and who helps; nothing is read out as an alarm', async () => {
    await open();
    const note = await screen.findByRole('note', { name: SENTENCE });
    expect(within(note).getByRole('link', { name: '182' }).getAttribute('href')).toBe('tel:182');
    expect(within(note).getByRole('link', { name: 'findahelpline.com' }).getAttribute('href')).toBe('https://findahelpline.com');
    expect(within(note).getByText('Hastane randevusu')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const coach = await screen.findByRole('link', { name: 'Elif Sarıkaya' });
    expect(note.compareDocumentPosition(coach)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are otherwise searched like any others: in the address, the title and the storage', async () => {
    await open();
    await screen.findByRole('note', { name: SENTENCE });
    expect(location.search).toBe('?q=depresyondayim');
    expect(document.title).toContain('depresyondayim');
    await waitFor(() => expect(localStorage.getItem('pusula.search')).toBe('?q=depresyondayim'));
  });

  it('send to a doctor first, whatever they speak of', async () => {
    for (const professionalHelp of PROFESSIONAL_HELP) {
      await open('/search-results?q=konu', echo({ professionalHelp, helpLines }));
      await screen.findByRole('note', { name: /^Bunun için önce bir hekime .*danışmak iyi olur; koçlar .*yürüyebilir\.$/ });
      await closePublic();
    }
  });

  it('keep their sentence where no coach is found, and lose it with the next search', async () => {
    const { user } = await openPublic('/search-results?q=anoreksiya', {
      'POST /search/search': (call) =>
        (call.input.keyword === 'para' ? echo() : echo({ professionalHelp: 'eatingDisorder', helpLines, coaches: [], total: 0 }))(call),
    });
    await screen.findByRole('note', { name: SENTENCE });
    await user.clear(await box());
    await user.type(await box(), 'para{Enter}');
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  });
});
