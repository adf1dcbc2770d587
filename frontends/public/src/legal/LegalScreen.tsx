import { pageAddress } from '@pusula/contracts';
import { formatDate, useTexts } from '@pusula/frontend-kit/i18n';
import { Lead, Small, Title, Wrap } from '@pusula/frontend-kit/ui';
import { use, useMemo } from 'react';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { Contents } from './Contents.tsx';
import { Article, Columns, Items, LegalHead } from './LegalScreen.styles.ts';
import { type LegalPage, legalTexts, withNames } from './legal-texts.ts';

const sectionId = (place: number) => `s${place + 1}`;

export function LegalScreen({ page }: { page: LegalPage }) {
  const { t, language } = useTexts('legal');
  const { title, updated, intro, sections } = use(legalTexts(language))[page];
  const entries = useMemo(() => sections.map(({ heading }, place) => ({ id: sectionId(place), heading: withNames(heading) })), [sections]);
  return (
    <Wrap>
      <PageMetadata
        title={withNames(title)}
        description={withNames(intro)}
        addressIn={(wanted) => pageAddress(page, wanted)}
        type="article"
      />
      <LegalHead>
        <Title>{withNames(title)}</Title>
        <Small>{t('updated', { date: formatDate(updated, language) })}</Small>
      </LegalHead>
      <Columns>
        <Contents entries={entries} />
        <Article>
          <Lead>{withNames(intro)}</Lead>
          {sections.map(({ heading, paragraphs, list, inOrder }, place) => (
            <section key={heading} id={sectionId(place)} aria-labelledby={`${sectionId(place)}-heading`}>
              <h2 id={`${sectionId(place)}-heading`}>{withNames(heading)}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{withNames(paragraph)}</p>
              ))}
              {list && (
                <Items as={inOrder ? 'ol' : 'ul'}>
                  {list.map((item) => (
                    <li key={item}>{withNames(item)}</li>
                  ))}
                </Items>
              )}
            </section>
          ))}
        </Article>
      </Columns>
    </Wrap>
  );
}
