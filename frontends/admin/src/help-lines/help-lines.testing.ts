import { addDays, HELP, type HelpLine } from '@pusula/contracts';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console.ts';
import { today } from './help-line-form.ts';

export const READ = 'GET /admin/help-lines';
export const WRITE = 'POST /admin/help-lines';
export const SAVED = 'Yardım hatları kaydedildi. Arama artık bunları gösteriyor.';

export const aLine = (nameTr: string, more: Partial<HelpLine> = {}): HelpLine => ({
  nameTr,
  nameEn: `${nameTr} (en)`,
  number: '',
  address: '',
  country: 'TR',
  helps: ['violence'],
  checkedOn: addDays(today(), -30),
  ...more,
});
export const EMERGENCY = aLine('Acil çağrı', { number: '112', helps: [...HELP] });
export const SUPPORT = aLine('Sosyal destek', { number: '183', helps: ['selfHarm', 'violence'] });
export const ABROAD = aLine('Türkiye dışı', { address: 'https://findahelpline.com', country: '', helps: ['selfHarm'] });

type Answers = Parameters<typeof openConsole>[1];
/** A server that keeps what is written over the newest version. */
export async function openHelpLines(answers: Answers = {}, helpLines: readonly HelpLine[] = [EMERGENCY, SUPPORT, ABROAD]) {
  let now = { version: 4, helpLines };
  const opened = await openConsole('/admin/help-lines', {
    [READ]: () => ({ body: { success: true, ...now } }),
    [WRITE]: ({ input }) => {
      if (input.version !== now.version) return { status: 409, body: { success: false, errorMessage: 'CONFLICT' } };
      now = { version: now.version + 1, helpLines: input.helpLines as HelpLine[] };
      return { body: { success: true, ...now } };
    },
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Yardım hatları' });
  await screen.findByRole('list', { name: 'Yardım hatları' });
  return {
    ...opened,
    /** What a save would be refused over, or what somebody else has saved. */
    writeElsewhere: (lines: readonly HelpLine[]) => {
      now = { version: now.version + 1, helpLines: lines };
    },
    saved: () => now.helpLines,
    written: () => opened.api.callsTo(WRITE).map(({ input }) => input as { version: number; helpLines: HelpLine[] }),
  };
}

export const rows = () => within(screen.getByRole('list', { name: 'Yardım hatları' })).getAllByRole('listitem');
export const row = (place: number) => within(rows()[place] as HTMLElement);
export const names = () => rows().map((one) => within(one).getByRole('heading').textContent);
export const field = (place: number, name: string) => row(place).getByRole<HTMLInputElement>('textbox', { name });
export const press = (name: string) => screen.getByRole('button', { name });
