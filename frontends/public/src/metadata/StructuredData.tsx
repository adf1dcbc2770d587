import { structuredData } from '@pusula/contracts';

/** Data for search engines. A block of this type is never run, so a strict content policy has nothing to forbid. */
export const StructuredData = ({ data }: { data: object }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped is the only way to write a data block
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(data) }} />
);
