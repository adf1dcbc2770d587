import { describe, expect, it } from '@jest/globals';
import { type Part, sentenceChanges, textWith } from './sentence-changes.ts';
import { sentencesOf } from './sentences.ts';

const changes = (own: string, suggested: string) =>
  sentenceChanges(own, suggested, 'tr').map(({ change, own: before, suggested: after }) => [change, before.trim(), after.trim()]);
const joined = (parts: readonly Part[], side: 'own' | 'suggested') => parts.map((part) => part[side]).join('');

describe('the sentences of a text', () => {
  it.each([
    ['tr', 'Ben koçum. Dinlerim! Siz?', ['Ben koçum. ', 'Dinlerim! ', 'Siz?']],
    ['tr', 'ben koçum. çok dinlerim, örn. evde. 3. katta', ['ben koçum. ', 'çok dinlerim, örn. evde. ', '3. katta']],
    ['tr', 'Koçum. 15 yıldır dinlerim.', ['Koçum. ', '15 yıldır dinlerim.']],
    ['tr', 'Dr. Ayşe ile 3.5 yıl çalıştım. Örn. Ankara’da.', ['Dr. Ayşe ile 3.5 yıl çalıştım. ', 'Örn. Ankara’da.']],
    ['tr', 'Bir paragraf.\n\nİkinci paragraf', ['Bir paragraf.\n\n', 'İkinci paragraf']],
    ['en', 'I met Mr. Fox. He spoke.', ['I met Mr. Fox. ', 'He spoke.']],
    ['tr', '', []],
  ] as const)('in %s: %j', (language, text, sentences) => {
    expect(sentencesOf(text, language)).toEqual(sentences);
    expect(sentencesOf(text, language).join('')).toBe(text);
  });
});

describe('both texts, sentence by sentence', () => {
  it('keep what is alike and pair what resembles', () => {
    expect(changes('merhaba ben koçum. İnsanları dinlerim. Sevgiler.', 'Merhaba, ben koçum. İnsanları dinlerim. Sevgiler.')).toEqual([
      [0, 'merhaba ben koçum.', 'Merhaba, ben koçum.'],
      [null, 'İnsanları dinlerim.', 'İnsanları dinlerim.'],
      [null, 'Sevgiler.', 'Sevgiler.'],
    ]);
  });

  it('pair sentences whose writer left the space between them out', () => {
    const own = 'ben on yıldır ekiplerle çalışmaktayım.Yeni yöneticilere destek oluyorum .Sonra konuşuruz.kapım açık';
    const suggested = 'Ben on yıldır ekiplerle çalışmaktayım. Yeni yöneticilere destek oluyorum. Sonra konuşuruz. Kapım açık.';
    expect(changes(own, suggested)).toEqual([
      [0, 'ben on yıldır ekiplerle çalışmaktayım.', 'Ben on yıldır ekiplerle çalışmaktayım.'],
      [null, 'Yeni yöneticilere destek oluyorum .', 'Yeni yöneticilere destek oluyorum.'],
      [null, 'Sonra konuşuruz.', 'Sonra konuşuruz.'],
      [1, 'kapım açık', 'Kapım açık.'],
    ]);
    expect(joined(sentenceChanges(own, suggested, 'tr'), 'own')).toBe(own);
  });

  it('leave the dots of an address alone', () => {
    expect(changes('Bana ornek.com adresinden yazın', 'Bana ornek.com adresinden yazın.')).toHaveLength(1);
  });

  it('show a split sentence as one change', () => {
    expect(changes('Gençlere destek olurum ve ailelerle görüşürüm. Son.', 'Gençlere destek olurum. Ailelerle de görüşürüm. Son.')).toEqual([
      [0, 'Gençlere destek olurum ve ailelerle görüşürüm.', 'Gençlere destek olurum. Ailelerle de görüşürüm.'],
      [null, 'Son.', 'Son.'],
    ]);
  });

  it('show merged sentences as one change', () => {
    expect(changes('Gençlere destek olurum. Ailelerle görüşürüm. Son.', 'Gençlere destek olur, ailelerle görüşürüm. Son.')).toEqual([
      [0, 'Gençlere destek olurum. Ailelerle görüşürüm.', 'Gençlere destek olur, ailelerle görüşürüm.'],
      [null, 'Son.', 'Son.'],
    ]);
  });

  it('show a moved sentence as one change in two places', () => {
    const own = 'Kadıköy’de görüşüyorum. Önce uzun uzun dinlerim. Sonra birlikte yol ararız.';
    const suggested = 'Önce uzun uzun dinlerim. Sonra birlikte yol ararız. Kadıköy’de görüşüyorum.';
    const parts = sentenceChanges(own, suggested, 'tr');
    expect(parts.map(({ change, isMoved }) => [change, isMoved])).toEqual([
      [0, true],
      [null, false],
      [null, false],
      [0, true],
    ]);
    expect([textWith(parts, () => false), textWith(parts, () => true)]).toEqual([own, suggested]);
  });

  it('show a new sentence and one that was left out, and a replaced one as one change', () => {
    expect(changes('Dinlerim.', 'Dinlerim. Yol gösteririm.')).toEqual([
      [null, 'Dinlerim.', 'Dinlerim.'],
      [0, '', 'Yol gösteririm.'],
    ]);
    expect(changes('Dinlerim. Çok konuşurum.', 'Dinlerim.')).toEqual([
      [null, 'Dinlerim.', 'Dinlerim.'],
      [0, 'Çok konuşurum.', ''],
    ]);
    expect(changes('Dinlerim. Elma armut kiraz.', 'Dinlerim. Masa sandalye dolap.')).toEqual([
      [null, 'Dinlerim.', 'Dinlerim.'],
      [0, 'Elma armut kiraz.', 'Masa sandalye dolap.'],
    ]);
  });

  it.each([
    ['', 'Merhaba.'],
    ['merhaba', 'Merhaba.'],
    ['Bir.\n\nİki. Üç!', 'Üç! Bir.\nDört. İki.'],
    ['a. b. c. d.', 'd. c. b. a.'],
  ])('are both there whole: %j and %j', (own, suggested) => {
    const parts = sentenceChanges(own, suggested, 'tr');
    expect([joined(parts, 'own'), joined(parts, 'suggested')]).toEqual([own, suggested]);
    expect([textWith(parts, () => false), textWith(parts, () => true)]).toEqual([own, suggested]);
  });

  it('are each a change of its own in a text of two hundred', () => {
    const own = Array.from({ length: 200 }, (_, place) => `Bu ${place} numaralı cümle.`).join(' ');
    expect(sentenceChanges(own, own.replaceAll('cümle', 'tümce'), 'tr').map(({ change }) => change)).toEqual([...Array(200).keys()]);
  });

  it('are one change when they are too long to be compared', () => {
    const own = 'Bu bir cümle. '.repeat(280);
    expect(sentenceChanges(own, `${own}Son.`, 'tr')).toHaveLength(1);
  });
});

describe('a text of chosen sentences', () => {
  it('has the taken ones and keeps the others, parted by spaces', () => {
    const parts = sentenceChanges('ben koçum. çok dinlerim', 'Ben koçum. Çok dinlerim.', 'tr');
    expect(textWith(parts, (change) => change === 0)).toBe('Ben koçum. çok dinlerim');
    const withNew = sentenceChanges('ben koçum', 'Ben koçum. Yol gösteririm.', 'tr');
    expect(textWith(withNew, (change) => change === 1)).toBe('ben koçum Yol gösteririm.');
  });

  it('never has a moved sentence twice', () => {
    const parts = sentenceChanges('Kadıköy’de görüşüyorum. ben koçum.', 'Ben koçum. Kadıköy’de görüşüyorum.', 'tr');
    for (const taken of [0, 1]) expect(textWith(parts, (change) => change === taken).match(/Kadıköy/g)).toHaveLength(1);
  });
});
