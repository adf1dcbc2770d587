import { byLanguage, headTags, type Language, type PageMetadata as Metadata, wholeTitle } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useIsHydrated, useOwnHead } from '@pusula/frontend-kit/page';

type PageMetadataProps = Omit<Metadata, 'language' | 'paths'> & { addressIn: (language: Language) => string };

/** Title and metadata of a page in the language of the page; React carries them to the document's head. */
export function PageMetadata(props: PageMetadataProps) {
  // The server writes the head of a page by itself; it stays until the page's own is there.
  return useIsHydrated() ? <OwnHead {...props} /> : null;
}

function OwnHead({ addressIn, ...page }: PageMetadataProps) {
  const { language } = useTexts();
  useOwnHead();
  const paths = byLanguage(addressIn);
  const tags = headTags({ ...page, language, paths }, { brand: config.brand, origin: config.origin });
  return (
    <>
      <title>{wholeTitle(page.title, config.brand)}</title>
      {tags.map(({ tag: Tag, attributes }) => (
        <Tag key={attributes.name ?? attributes.property ?? `${attributes.rel} ${attributes.hrefLang}`} {...attributes} />
      ))}
    </>
  );
}
