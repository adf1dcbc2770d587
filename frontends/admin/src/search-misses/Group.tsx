import { useTexts } from '@pusula/frontend-kit/i18n';
import { Badge, Small } from '@pusula/frontend-kit/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { examplesPath } from '../categories/examples-path.ts';
import { branchOf, nameIn, type Tree } from '../categories/tree.ts';
import type { ExampleKind } from '../category-examples/example-lists.ts';
import type { MissGroup } from './miss-groups.ts';
import { Cities, MissesHead, Part, WordList } from './SearchMisses.styles.ts';
import type { MissedWords } from './search-misses.slice.ts';
import { Words } from './Words.tsx';

type GroupProps = {
  group: MissGroup;
  /** How often the words searched for most were. */
  greatest: number;
  tree: Tree;
  onGive: (words: MissedWords, categoryId: string, kind: ExampleKind) => void;
  /** Its category is to be chosen. */
  onAsk: (words: MissedWords) => void;
};

/** One topic: how many sought it in vain, where, how many coaches there are for it, and in which words it was sought. */
export function Group({ group: { categoryId, topic, words, searches }, greatest, tree, onGive, onAsk }: GroupProps) {
  const { t, language } = useTexts('searchMisses');
  const titleId = useId();
  const node = categoryId === null ? null : branchOf(tree, categoryId)?.node;
  const cities = topic?.cities ?? [];
  return (
    <Part aria-labelledby={titleId}>
      <MissesHead>
        <h2 id={titleId}>{node ? <Link to={examplesPath(node.id)}>{nameIn(language, node)}</Link> : t('noTopic')}</h2>
        <p>
          {t('searches', { count: searches })}
          {node && topic && (
            <>
              {' · '}
              {t('coaches', { count: topic.coaches })}
            </>
          )}
        </p>
      </MissesHead>
      {!node && <Small>{t('noTopicText')}</Small>}
      {cities.length > 0 && (
        <Cities aria-label={t('cities')}>
          {cities.map(({ id, name, searches: inCity, coaches }) => (
            <li key={id}>
              <b>{name}</b>
              <span>{t('searches', { count: inCity })}</span>
              {node && (coaches === 0 ? <Badge $tone="warn">{t('noCoach')}</Badge> : <span>{t('coaches', { count: coaches })}</span>)}
            </li>
          ))}
        </Cities>
      )}
      {words.length === 0 ? (
        <Small>{t('rareWords')}</Small>
      ) : (
        <WordList aria-label={t('words')}>
          {words.map((one) => (
            <Words
              key={`${one.language} ${one.words}`}
              words={one}
              greatest={greatest}
              categoryId={categoryId}
              tree={tree}
              onGive={onGive}
              onAsk={onAsk}
            />
          ))}
        </WordList>
      )}
    </Part>
  );
}
