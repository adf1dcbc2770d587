import { structuredData } from '@pusula/contracts';
import { useIsHydrated } from '@pusula/frontend-kit/page';

/** Data for search engines. A block of this type is never run, so a strict content policy has nothing to forbid. */
export function StructuredData({ data }: { data: object }) {
  // A page from the server has it in its head already.
  if (!useIsHydrated()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped is the only way to write a data block
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(data) }} />;
}
