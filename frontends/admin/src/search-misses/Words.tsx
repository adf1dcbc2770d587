import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, CheckIcon } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { branchOf, nameIn, type Tree } from '../categories/tree.ts';
import type { ExampleKind } from '../category-examples/example-lists.ts';
import { AddToCategoryButtons } from './AddToCategoryButtons.tsx';
import { Demand, Given, Length, Presses } from './SearchMisses.styles.ts';
import type { MissedWords } from './search-misses.slice.ts';

type WordsProps = {
  words: MissedWords;
  /** How often the words searched for most were. */
  greatest: number;
  /** What the search reads in them. */
  categoryId: string | null;
  tree: Tree;
  onGive: (words: MissedWords, categoryId: string, kind: ExampleKind) => void;
  onAsk: (words: MissedWords) => void;
};

/** Words as visitors typed them, what they find today, and the category that they become a name or an example sentence of with a press. */
export function Words({ words, greatest, categoryId, tree, onGive, onAsk }: WordsProps) {
  const { t, language } = useTexts('searchMisses');
  const { words: typed, searches, givenTo } = words;
  const nameOf = (id: string | null) => {
    const branch = id === null ? undefined : branchOf(tree, id);
    return branch && nameIn(language, branch.node);
  };
  const [owner, suggested] = [nameOf(givenTo), nameOf(categoryId)];
  return (
    <li>
      <span>
        <Link to={`/search-results?${new URLSearchParams({ q: typed })}`} lang={words.language}>
          {typed}
        </Link>{' '}
        <small>{words.language.toUpperCase()}</small>
      </span>
      <Demand>
        <Length style={{ width: `${(100 * searches) / greatest}%` }} />
        <small>{t('searches', { count: searches })}</small>
      </Demand>
      {owner ? (
        <Given>
          <CheckIcon aria-hidden />
          {t('given', { name: owner })}
        </Given>
      ) : (
        <Presses>
          {categoryId && suggested && (
            <AddToCategoryButtons words={typed} name={suggested} onGive={(kind) => onGive(words, categoryId, kind)} />
          )}
          <Button
            look={suggested ? 'text' : 'line'}
            small
            aria-label={t(suggested ? 'otherOf' : 'chooseOf', { words: typed })}
            onClick={() => onAsk(words)}
          >
            {t(suggested ? 'other' : 'choose')}
          </Button>
        </Presses>
      )}
    </li>
  );
}
