import type { Language } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';

const Badge = styled.span`
  padding: 1px 7px;
  border-radius: var(--r1);
  background: var(--sunken);
  color: var(--ink-2);
  font: var(--t-micro);
`;

/** Says that a coach wrote in the other language than the reader's. */
export const OtherLanguage = ({ language }: { language: Language }) => {
  const { t } = useTexts('search');
  return <Badge>{t(`writtenIn.${language}`)}</Badge>;
};
