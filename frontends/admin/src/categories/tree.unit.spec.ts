import { describe, expect, it } from '@jest/globals';
import { filterTree } from '@pusula/frontend-kit/categories';
import { idOf, tree } from './categories.testing.ts';
import { partsOf } from './marked-parts.ts';
import { branchesOf, branchOf, placedAt, placesFor, publicAddress, type Tree, wayTo } from './tree.ts';

const names = (some: Tree): string[] => branchesOf(some).map(({ node }) => node.nameTr);
const ways = (some: ReturnType<typeof placesFor>) => some.map((branch) => wayTo(branch, 'tr'));

describe('a category can be moved', () => {
  it('anywhere but to itself and below itself', () => {
    expect(ways(placesFor(tree(), idOf('ka')))).toEqual(['İlişkiler', 'İlişkiler › Evlilik', 'Sağlık']);
    expect(ways(placesFor(tree(), null))).toHaveLength(6);
  });

  it('among its siblings, who close up and make room', () => {
    const moved = placedAt(tree(), idOf('sa'), 0);
    expect(moved.map(({ nameTr, order }) => [nameTr, order])).toEqual([
      ['Sağlık', 0],
      ['Kariyer', 1],
      ['İlişkiler', 2],
    ]);
    const below = placedAt(tree(), idOf('de'), 1)[0]?.categories;
    expect(below?.map(({ nameTr, order }) => [nameTr, order])).toEqual([
      ['Emeklilik', 0],
      ['İş değiştirme', 1],
    ]);
  });
});

describe('the public page of a category', () => {
  const addressOf = (id: string, some = tree()) => {
    const branch = branchOf(some, id);
    return branch && publicAddress(branch, 'en');
  };

  it('is there while it and all above it are active', () => {
    expect(addressOf(idOf('de'))).toBe(`/en/category/${idOf('de')}-id-changing-jobs`);
    expect(addressOf(idOf('em'))).toBeNull();
    expect(addressOf(idOf('de'), tree({ status: 'inactive' }))).toBeNull();
  });
});

describe('a search', () => {
  it.each([
    ['evli', ['İlişkiler', 'Evlilik']],
    ['is deg', ['Kariyer', 'İş değiştirme']],
    ['İŞ DEĞ', ['Kariyer', 'İş değiştirme']],
    ['marriage', ['İlişkiler', 'Evlilik']],
    ['kariyer', ['Kariyer', 'İş değiştirme', 'Emeklilik']],
    ['SAGLIK', ['Sağlık']],
    ['yok', []],
  ])('for %s keeps what has it in a name, with all that is above', (typed, expected) => {
    expect(names(filterTree(tree(), typed, ({ nameTr, nameEn }) => [nameTr, nameEn]))).toEqual(expected);
  });

  it.each([
    ['İş değiştirme', 'DEGIS', ['İş ', '*değiş', 'tirme']],
    ['Işık ışığı', 'isi', ['*Işı', 'k ', '*ışı', 'ğı']],
    ['Sag\u0306lık', 'ğl', ['Sa', '*g\u0306l', 'ık']],
    ['Sağlık', '', ['Sağlık']],
    ['Sağlık', 'x', ['Sağlık']],
  ])('marks in %s what %s means', (text, typed, expected) => {
    expect(partsOf(text, typed).map((part) => (part.isMatch ? `*${part.text}` : part.text))).toEqual(expected);
  });
});
