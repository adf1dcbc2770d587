import { expect, it } from '@jest/globals';
import { writtenLanguage } from './written-language.ts';

it('is told by small words and letters, and not by names or too little', () => {
  const texts: Readonly<Record<string, ReturnType<typeof writtenLanguage>>> = {
    'Yeni yöneticilerin ilk yılında yanındayım': 'tr',
    'Ekiplerle ve yeni kurulan takımlarla sade bir yol haritası': 'tr',
    'I walk with new managers through their first year': 'en',
    'IN SHORT: THE FIRST STEP IS TO LISTEN': 'en',
    'Coaching with Ayşe Öztürk in the heart of İzmir, for the bold and the shy': 'en',
    'Koç Ayşe': undefined,
    'Executive coach': undefined,
    '': undefined,
  };
  expect(Object.fromEntries(Object.keys(texts).map((text) => [text, writtenLanguage(text)]))).toEqual(texts);
});
