import { type ListedCategory, pageAddress, tidyKeyword } from '@pusula/contracts';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { ButtonLink, LeaderRow, Needle, Soft } from '@pusula/frontend-kit/ui';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { resultsPath } from '../search/search-address.ts';
import { bearingOf } from './bearing-of.ts';
import { Entry, Index, Instead } from './Categories.styles.ts';

type CategoryIndexProps = {
  /** Every top-level category: their number gives each its place on the rose. */
  all: readonly ListedCategory[];
  shown: readonly ListedCategory[];
  typed: string;
};

export function CategoryIndex({ all, shown, typed }: CategoryIndexProps) {
  const { t, language } = useTexts('categories');
  if (shown.length === 0)
    return (
      <>
        <Soft role="status">{t('none', { typed })}</Soft>
        <Instead>
          <ButtonLink look="line" to={resultsPath({ keyword: tidyKeyword(typed) })}>
            {t('searchInstead', { typed })}
          </ButtonLink>
        </Instead>
      </>
    );
  return (
    <Index>
      {shown.map(({ id, name, slug, coachCount, categories }) => (
        <Entry key={id}>
          <h2>
            <Needle
              bearing={bearingOf(
                all.findIndex((category) => category.id === id),
                all.length,
              )}
              size={26}
            />
            <Link to={pageAddress('category', language, slug)} data-transition-to={pageAddress('category', language, slug)}>
              {name}
            </Link>
            <span>{formatNumber(coachCount, language)}</span>
          </h2>
          <Subcategories categories={categories} />
        </Entry>
      ))}
    </Index>
  );
}

/** As deep as the tree goes. */
function Subcategories({ categories }: { categories: readonly ListedCategory[] }) {
  const { language } = useTexts('categories');
  if (categories.length === 0) return null;
  return (
    <ul>
      {categories.map((category) => (
        <Fragment key={category.id}>
          <LeaderRow to={pageAddress('category', language, category.slug)} end={formatNumber(category.coachCount, language)}>
            {category.name}
          </LeaderRow>
          {category.categories.length > 0 && (
            <li>
              <Subcategories categories={category.categories} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}
