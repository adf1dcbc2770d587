import { formatPercent, useTexts } from '@pusula/frontend-kit/i18n';
import { Badge, Small } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { examplesPath } from '../categories/examples-path.ts';
import { branchOf, nameIn, type Tree } from '../categories/tree.ts';
import { IntentList } from './CategoryExamples.styles.ts';
import type { Reading } from './category-examples.slice.ts';

type IntentsProps = { reading: Reading; categoryId: string; tree: Tree };

/** The categories of a sentence, surest first, each with a bar of how surely; the one of this page stands out. */
export function Intents({ reading: { intents }, categoryId, tree }: IntentsProps) {
  const { t, language } = useTexts('categoryExamples');
  // One that was deleted a moment ago is still in what the search has learnt.
  const known = intents.flatMap((intent) => branchOf(tree, intent.categoryId) ?? []);
  const probabilityOf = new Map(intents.map((intent) => [intent.categoryId, intent.probability]));
  if (known.length === 0) return <Small>{t('try.nothing')}</Small>;
  return (
    <>
      <IntentList aria-label={t('try.result')}>
        {known.map(({ node }) => {
          const share = probabilityOf.get(node.id) ?? 0;
          const isOwn = node.id === categoryId;
          const name = nameIn(language, node);
          return (
            <li key={node.id} data-own={isOwn || undefined}>
              <div>
                <span>
                  {isOwn ? name : <Link to={examplesPath(node.id)}>{name}</Link>} {isOwn && <Badge>{t('try.own')}</Badge>}
                </span>
                <span>{formatPercent(Math.round(share * 100) / 100, language)}</span>
              </div>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" />
                <rect width={`${100 * share}%`} height="100%" />
              </svg>
            </li>
          );
        })}
      </IntentList>
      {!probabilityOf.has(categoryId) && <Small>{t('try.notOwn')}</Small>}
    </>
  );
}
