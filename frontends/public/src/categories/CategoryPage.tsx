import { type CategoryNode, inLanguage, pageAddress } from '@pusula/contracts';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Breadcrumb, Lead, LeaderRow, Section, Title, Wrap } from '@pusula/frontend-kit/ui';
import { BreadcrumbData } from '../metadata/BreadcrumbData.tsx';
import { ListData } from '../metadata/ListData.tsx';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { CategoryName, Space, Split, Top } from './Categories.styles.ts';
import { CategoryAside } from './CategoryAside.tsx';
import { CategoryCoaches } from './CategoryCoaches.tsx';
import { CategorySearch } from './CategorySearch.tsx';

export function CategoryPage({ category, parents }: { category: CategoryNode; parents: readonly CategoryNode[] }) {
  const { t, language } = useTexts('categories');
  const crumbs = [
    { label: t('title'), to: pageAddress('categories', language) },
    ...parents.map(({ name, slug }) => ({ label: name, to: pageAddress('category', language, slug) })),
    { label: category.name },
  ];
  return (
    <Space>
      <PageMetadata
        title={t('category.title', { name: category.name })}
        description={category.description || t('category.description', { name: category.name, count: category.coachCount })}
        addressIn={(wanted) => pageAddress('category', wanted, inLanguage(category, 'slug', wanted))}
        image={category.sharingPicture}
      />
      <BreadcrumbData crumbs={crumbs} />
      <ListData pages={category.categories.map(({ name, slug }) => ({ name, path: pageAddress('category', language, slug) }))} />
      <Wrap>
        <Breadcrumb crumbs={crumbs} />
        <Top>
          <Title>
            <CategoryName data-transition-here={category.slug}>{category.name}</CategoryName>
          </Title>
          {category.description && <Lead>{category.description}</Lead>}
          <CategorySearch category={category} />
        </Top>
        <Split>
          <div>
            {category.categories.length > 0 && (
              <Section title={t('category.below')}>
                <ul>
                  {category.categories.map(({ id, name, slug, coachCount }) => (
                    <LeaderRow key={id} to={pageAddress('category', language, slug)} end={formatNumber(coachCount, language)}>
                      {name}
                    </LeaderRow>
                  ))}
                </ul>
              </Section>
            )}
            <CategoryCoaches category={category} />
          </div>
          <CategoryAside category={category} />
        </Split>
      </Wrap>
    </Space>
  );
}
