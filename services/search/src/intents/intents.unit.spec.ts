import { describe, expect, it } from '@jest/globals';
import { CAREER, SLEEP } from '../testing/people.ts';
import { intentModel } from './intent-model.ts';
import { ELSEWHERE, type LabelledText, trainIntents } from './train.ts';

const SAID: Readonly<Record<string, readonly string[]>> = {
  [SLEEP]: [
    'gözüme uyku girmiyor',
    'geceleri tavana bakıyorum',
    'sabaha karşı dalıyorum, gün boyu esniyorum',
    'gece üçte uyanıyorum',
    'lying awake until four',
    'my nights are short and my days are long',
    'counting sheep every night',
  ],
  [CAREER]: [
    'işimden soğudum, başka bir mesleğe geçsem mi',
    'istifa dilekçesi cebimde duruyor',
    'yeni bir iş arıyorum ama cesaretim yok',
    'kırkımdan sonra meslek değiştirmek',
    'I dread my job on Sunday evenings',
    'a second trade at fifty',
    'my job bores me to tears',
  ],
};
const texts: readonly LabelledText[] = Object.entries(SAID).flatMap(([categoryId, said]) => said.map((text) => ({ text, categoryId })));
const trained = (some = texts) => {
  const result = trainIntents(some);
  if (!result) throw new Error('nothing was learnt');
  return result;
};
const surest = (text: string) => intentModel(trained(), 'test').read(text)[0];

describe('the intent model', () => {
  it.each([
    ['geceleri uyanıyorum', SLEEP],
    ['GECELERİ UYANIYORUM', SLEEP],
    ['geceleri uyanyorum', SLEEP],
    ['awake at night', SLEEP],
    ['işten istifa etsem mi', CAREER],
    ['my trade bores me', CAREER],
  ])('recognises in %j, which nobody has said so, what it is about', (text, categoryId) => {
    expect(surest(text)).toMatchObject({ categoryId });
    expect(surest(text)?.probability).toBeGreaterThan(0.35);
  });

  it('recognises nothing in words that it does not know', () => {
    expect(intentModel(trained(), 'test').read('zzqqxxjj')).toEqual([]);
    expect(intentModel(trained(), 'test').read('')).toEqual([]);
  });

  it('is less sure the more of a text it does not know', () => {
    const alone = surest('geceleri uyanıyorum')?.probability ?? 0;
    const among = surest('geceleri xyzt qwrtp fghjkl wxcvb uyanıyorum')?.probability ?? 1;
    expect(among).toBeLessThan(alone);
  });

  it('says how far a word is spread over the categories, whatever its ending', () => {
    const model = intentModel(trained([...texts, { text: 'kimse sormuyor', categoryId: ELSEWHERE }]), 'test');
    expect(model.breadthOf('gece')).toBeCloseTo(1 / 3);
    const my = model.breadthOf('my');
    expect([my > 1 / 3, my < 1, model.breadthOf('zzqqx')]).toEqual([true, true, 0]);
  });

  it('comes out the same from the same texts', () => {
    expect(trained()).toEqual(trained());
  });

  it('takes a question about something else for no need', () => {
    const elsewhere = ['gece yarısı tren var mı', 'koyun kaç para', 'how long is a night on Mars', 'sheep farms for sale'];
    const withElsewhere = trained([...texts, ...elsewhere.map((text) => ({ text, categoryId: ELSEWHERE }))]);
    const probabilityOf = (text: string, model = trained()) => intentModel(model, 'test').read(text)[0]?.probability ?? 0;
    for (const asked of ['gece treni kaç para', 'sheep on Mars']) {
      expect(probabilityOf(asked, withElsewhere)).toBeLessThan(probabilityOf(asked));
      expect(
        intentModel(withElsewhere, 'test')
          .read(asked)
          .map(({ categoryId }) => categoryId),
      ).not.toContain(ELSEWHERE);
    }
    expect(intentModel(withElsewhere, 'test').read('geceleri uyanıyorum')[0]).toMatchObject({ categoryId: SLEEP });
  });

  it('has nothing to tell apart in fewer than two categories', () => {
    expect(trainIntents([])).toBeNull();
    expect(trainIntents(texts.filter(({ categoryId }) => categoryId === SLEEP))).toBeNull();
  });
});
