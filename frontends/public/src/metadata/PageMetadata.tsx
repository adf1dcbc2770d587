import { headTags, type Language, type PageMetadata as Metadata, wholeTitle } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOwnHead } from '@pusula/frontend-kit/page';

type PageMetadataProps = Omit<Metadata, 'language' | 'paths'> & { addressIn: (language: Language) => string };

/** Title and metadata of a page in the language of the page; React carries them to the document's head. */
export function PageMetadata({ addressIn, ...page }: PageMetadataProps) {
  const { language } = useTexts();
  useOwnHead();
  const paths = { tr: addressIn('tr'), en: addressIn('en') };
  const tags = headTags({ ...page, language, paths }, { brand: config.brand, origin: location.origin });
  return (
    <>
      <title>{wholeTitle(page.title, config.brand)}</title>
      {tags.map(({ tag: Tag, attributes }) => (
        <Tag key={attributes.name ?? attributes.property ?? `${attributes.rel} ${attributes.hrefLang}`} {...attributes} />
      ))}
    </>
  );
}
