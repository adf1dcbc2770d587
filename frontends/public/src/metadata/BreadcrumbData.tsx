import { StructuredData } from './StructuredData.tsx';

/** The way to this page, for search engines. */
export const BreadcrumbData = ({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) => (
  <StructuredData
    data={{
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, to }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: label,
        ...(to && { item: location.origin + to }),
      })),
    }}
  />
);
