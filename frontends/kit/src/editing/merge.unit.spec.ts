import { describe, expect, it } from '@jest/globals';
import { disputed, merged } from './merge.ts';

const before = { city: 'İzmir', phone: '5321234567', areas: ['a', 'b'] };

describe('two changes of the same form', () => {
  it('go together when they are about different fields', () => {
    const mine = { ...before, city: 'Ankara' };
    const newest = { ...before, phone: '5440000000' };
    expect(disputed(before, mine, newest)).toEqual([]);
    expect(merged(before, mine, newest, 'mine')).toEqual({ city: 'Ankara', phone: '5440000000', areas: ['a', 'b'] });
  });

  it('dispute a field that both changed, and leave the choice', () => {
    const mine = { ...before, city: 'Ankara', areas: ['a'] };
    const newest = { ...before, city: 'Bursa', phone: '5440000000' };
    expect(disputed(before, mine, newest)).toEqual(['city']);
    expect(merged(before, mine, newest, 'mine')).toEqual({ city: 'Ankara', phone: '5440000000', areas: ['a'] });
    expect(merged(before, mine, newest, 'newest')).toEqual({ city: 'Bursa', phone: '5440000000', areas: ['a'] });
  });

  it('that came to the same dispute nothing: a save whose answer was lost is not somebody else', () => {
    const mine = { city: ' Ankara ', list: [{ name: 'PCC' }] };
    const newest = { city: 'Ankara', list: [{ id: '01k', name: 'PCC' }] };
    expect(disputed({ city: 'İzmir', list: [] }, mine, newest)).toEqual([]);
  });

  it('see the order of a list', () => {
    const mine = { ...before, areas: ['b', 'a'] };
    expect(disputed(before, mine, { ...before, areas: ['a'] })).toEqual(['areas']);
    expect(merged(before, before, mine, 'mine').areas).toEqual(['b', 'a']);
  });
});
