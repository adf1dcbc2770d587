import { listData } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { StructuredData } from './StructuredData.tsx';

/** The pages that this page lists, for search engines; nothing where there are none, which they would call an error. */
export const ListData = ({ pages, first = 1 }: { pages: Parameters<typeof listData>[0]; first?: number }) =>
  pages.length > 0 && <StructuredData data={listData(pages, config.origin, first)} />;
