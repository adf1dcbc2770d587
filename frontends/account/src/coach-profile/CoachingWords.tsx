import { type CurrentUser, LANGUAGE_NAMES, LANGUAGES } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Small } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { BESIDE } from '../beside/Beside.styles.ts';

const Texts = styled.div`
  display: grid;
  gap: var(--s6);
  max-width: 64ch;
  > div + div {
    border-top: 1px solid var(--rule);
    padding-top: var(--s5);
  }
  /* Side by side they are easily compared. */
  @media ${BESIDE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s8);
    max-width: none;
    > div + div {
      border-top: 0;
      padding-top: 0;
    }
  }
`;
const Headline = styled.p`
  font: 400 1.25rem/1.4 var(--serif);
  margin-block: var(--s2) var(--s3);
  overflow-wrap: anywhere;
`;
const Bio = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A coach's headline and bio, in each language in which they were written. */
export function CoachingWords({ user: { texts } }: { user: CurrentUser }) {
  const { t } = useTexts('ownCoaching');
  return (
    <Texts>
      {LANGUAGES.map((language) => {
        const text = texts?.[language];
        return (
          <div key={language}>
            <Small>{LANGUAGE_NAMES[language]}</Small>
            {text ? (
              <div lang={language}>
                <Headline>{text.headline}</Headline>
                <Bio>{text.bio}</Bio>
              </div>
            ) : (
              <p>{t('notWritten')}</p>
            )}
          </div>
        );
      })}
    </Texts>
  );
}
