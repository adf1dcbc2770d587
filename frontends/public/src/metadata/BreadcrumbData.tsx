import { breadcrumbData } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { StructuredData } from './StructuredData.tsx';

/** The way to this page, for search engines. */
export const BreadcrumbData = ({ crumbs }: { crumbs: Parameters<typeof breadcrumbData>[0] }) => (
  <StructuredData data={breadcrumbData(crumbs, config.origin)} />
);
