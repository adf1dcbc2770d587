import { describe, expect, it } from '@jest/globals';
import { factsAdded } from './facts/facts-added.ts';
import { tidyUp } from './tidy-up.ts';

const bio = (text: string, language: 'tr' | 'en' = 'tr') => tidyUp({ kind: 'Bio', text, language });
const headline = (text: string, language: 'tr' | 'en' = 'tr') => tidyUp({ kind: 'Headline', text, language });

describe('tidying up', () => {
  it.each([
    ['spaces', '  merhaba   dünya  ', 'Merhaba dünya.'],
    ['spaces before marks', 'Merhaba , dünya !', 'Merhaba, dünya!'],
    ['missing spaces after marks', 'Merhaba,dünya.Nasılsın?iyi misin?', 'Merhaba, dünya. Nasılsın? İyi misin?'],
    ['repeated marks', 'Harika!!! Gerçekten mi??? Evet.....', 'Harika! Gerçekten mi? Evet…'],
    ['straight quotes', `Ankara'da "sakin" bir oda`, 'Ankara’da “sakin” bir oda.'],
    ['capitals after full stops', 'önce dinlerim. işe sonra başlarız', 'Önce dinlerim. İşe sonra başlarız.'],
    ['shouting', 'BEN BİR KARİYER KOÇUYUM. ICF üyesiyim', 'Ben bir kariyer koçuyum. ICF üyesiyim.'],
    ['doubled small words', 'İş ve ve aile için için çalışırım', 'İş ve aile için çalışırım.'],
    ['words doubled on purpose', 'Adım adım, yavaş yavaş ilerleriz', 'Adım adım, yavaş yavaş ilerleriz.'],
    ['abbreviations', 'Dr. ayşe ile çalıştım', 'Dr. ayşe ile çalıştım.'],
    ['numbers and times', 'Görüşme 1.250 lira, saat 14:30 ya da 3,5 saat', 'Görüşme 1.250 lira, saat 14:30 ya da 3,5 saat.'],
    [
      'what is around addresses',
      'yazın:https://ornek.com/a?b=1 ya da ayse@ornek.com ,ornek.com.tr/x!!',
      'Yazın:https://ornek.com/a?b=1 ya da ayse@ornek.com, ornek.com.tr/x!',
    ],
    [
      'a stop that stands before the next word',
      'Önce dinlerim .Sonra konuşuruz .12 hafta sürer',
      'Önce dinlerim. Sonra konuşuruz. 12 hafta sürer.',
    ],
    [
      'a stop without a space before a small letter',
      'öğretmendim.sonra koç oldum,3 yıl geçti',
      'Öğretmendim. Sonra koç oldum, 3 yıl geçti.',
    ],
    [
      'a stop after a year or a bracket',
      'ICF üyesiyim (ACC).Koçum.2015.Sonra eve döndüm',
      'ICF üyesiyim (ACC). Koçum. 2015. Sonra eve döndüm.',
    ],
    [
      'endings of cities',
      'eskişehirde doğdum, Trabzondan geldim, Sinoptaki evim',
      'Eskişehir’de doğdum, Trabzon’dan geldim, Sinop’taki evim.',
    ],
    ['cities whose names are words', 'Orduda görev yaptım, vanda sürdüm', 'Orduda görev yaptım, vanda sürdüm.'],
    [
      'names with a dot in them',
      'node.js ve ASP.NET bilirim, .NET severim: ayse.coach',
      'Node.js ve ASP.NET bilirim, .NET severim: ayse.coach',
    ],
    ['too many empty lines', 'Bir iki.\n\n\n\nüç dört', 'Bir iki.\n\nÜç dört.'],
  ])('puts right %s in Turkish', (_, before, after) => {
    expect(bio(before)).toBe(after);
  });

  it.each([
    ['i', 'i help people. i’m calm, and i listen', 'I help people. I’m calm, and I listen.'],
    ['capitals', 'it is simple. istanbul is home', 'It is simple. Istanbul is home.'],
    ['shouting', 'I AM A LIFE COACH. ICF member', 'I am a life coach. ICF member.'],
    ['doubled words', 'I work with the the people I like', 'I work with the people I like.'],
    ['decimals', 'about .5 hours a day,maybe 2.5', 'About .5 hours a day, maybe 2.5.'],
    ['e.g.', 'small things, e.g. sleep', 'Small things, e.g. sleep.'],
  ])('puts right %s in English', (_, before, after) => {
    expect(bio(before, 'en')).toBe(after);
  });

  it('makes one line of a headline and gives it no full stop', () => {
    expect(headline('kariyer koçu\n  istanbul')).toBe('Kariyer koçu istanbul');
  });

  it('changes nothing that is in order, and nothing at a second reading', () => {
    const good = 'On dört yıl dinledim. “Doğru mesleği söyleyin” derler; söyleyemem.\n\nKadıköy’de görüşüyorum.';
    expect(bio(good)).toBe(good);
    expect(bio(bio('merhaba ,DÜNYA...ben ve ve sen'))).toBe(bio('merhaba ,DÜNYA...ben ve ve sen'));
  });

  it('adds no fact, though it writes names as they are written', () => {
    const before = 'izmirde doğdum ,Trabzondan geldim .12 yıl çalıştım,ICF üyesiyim.adım Ayşe';
    expect(factsAdded(before, bio(before), 'tr')).toEqual([]);
  });

  it('adds no word', () => {
    const words = (text: string) => text.toLocaleLowerCase('tr').match(/[\p{L}\d]+/gu) ?? [];
    const before = 'BEN KOÇUM VE DİNLERİM!! sonra birlikte bakarız ,değil mi';
    expect(words(bio(before))).toEqual(words(before));
  });
});
