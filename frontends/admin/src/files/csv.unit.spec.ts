import { describe, expect, it } from '@jest/globals';
import { csvOf } from './csv.ts';

describe('a table as a file', () => {
  it('is split and counted as Excel expects it in each language, and says that it is UTF-8', () => {
    const rows = [
      ['Şehir', 'Oran'],
      ['Iğdır', 41.5],
    ];
    expect(csvOf(rows, 'tr')).toBe('\ufeffŞehir;Oran\r\nIğdır;41,5\r\n');
    expect(csvOf(rows, 'en')).toBe('\ufeffŞehir,Oran\r\nIğdır,41.5\r\n');
  });

  it('keeps separators, quotes and line breaks of a text inside of its cell', () => {
    expect(csvOf([['a;b', 'a,b', 'o "koç"', 'iki\nsatır', 'düz']], 'tr')).toBe('\ufeff"a;b";"a,b";"o ""koç""";"iki\nsatır";düz\r\n');
  });

  it.each(['=1+1', '+90', '-2', '@SUM(A1)', '\tx', '\rx', '\n=x', ' =x', '\u3000=x', '＝1', '＋1', '－1', '＠x'])(
    'S12: hands %j over as a text, never as a formula',
    (text) => {
      const [cell] = csvOf([[text, 'x']], 'en')
        .slice(1)
        .split(',x');
      expect(cell?.replace(/^"/u, '').startsWith("'")).toBe(true);
    },
  );

  it('leaves negative numbers numbers', () => {
    expect(csvOf([[-2]], 'tr')).toBe('\ufeff-2\r\n');
  });
});
