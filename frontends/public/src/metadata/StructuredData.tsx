/** Data for search engines. A block of this type is never run, so a strict content policy has nothing to forbid; `<` is escaped, so no text can end it. */
export const StructuredData = ({ data }: { data: Readonly<Record<string, unknown>> }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped is the only way to write a data block
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
);
