import { type CategoryNode, pageAddress } from '@pusula/contracts';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { useResource } from '@pusula/frontend-kit/resource';
import { LeaderRow } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { resultsPath } from '../search/search-address.ts';
import { type CoachPage, categoryCoaches } from './category.resources.ts';

/** Of cities, and of categories: the rest is in the results and in the index. */
const SHOWN = 8;

/** Beside the coaches where there is room, below them elsewhere. */
const Beside = styled.aside`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--s6) var(--s8);
  align-content: start;
  section {
    padding-top: var(--s5);
    border-top: 1px solid var(--rule-2);
  }
  h2 {
    margin-bottom: var(--s2);
    font: var(--t-label);
  }
`;

/** Categories with the same parent. */
const nearTo = ({ id, parentId }: CategoryNode, { categories }: CoachPage) =>
  parentId === '0' ? [] : categories.filter((other) => other.parentId === parentId && other.id !== id && other.count > 0);

/** Where the category's coaches are, and which categories lie next to it. */
export function CategoryAside({ category }: { category: CategoryNode }) {
  const { t, language } = useTexts('categories');
  const { data } = useResource(categoryCoaches);
  if (!data || data.total === 0) return null;
  const count = (figure: number) => formatNumber(figure, language);
  const near = nearTo(category, data).slice(0, SHOWN);
  const cities = data.cities.filter((city) => city.count > 0).slice(0, SHOWN);
  return (
    <Beside>
      {cities.length > 0 && (
        <section aria-labelledby="category-cities">
          <h2 id="category-cities">{t('category.cities')}</h2>
          <ul>
            {cities.map((city) => (
              <LeaderRow key={city.id} to={resultsPath({ categoryIds: [category.id], cities: [city.name] })} end={count(city.count)}>
                {city.name}
              </LeaderRow>
            ))}
          </ul>
        </section>
      )}
      {near.length > 0 && (
        <section aria-labelledby="category-near">
          <h2 id="category-near">{t('category.near')}</h2>
          <ul>
            {near.map((other) => (
              <LeaderRow key={other.id} to={pageAddress('category', language, other.slug)} end={count(other.count)}>
                {other.name}
              </LeaderRow>
            ))}
          </ul>
        </section>
      )}
    </Beside>
  );
}
