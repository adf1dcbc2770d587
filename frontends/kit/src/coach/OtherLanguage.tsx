import type { Language } from '@pusula/contracts';
import { styled } from 'styled-components';
import { useCoachTexts } from './texts.ts';

const Badge = styled.span`
  padding: 1px 7px;
  border-radius: var(--r1);
  background: var(--sunken);
  color: var(--ink-2);
  font: var(--t-micro);
`;

/** Says that a coach wrote in the other language than the reader's. */
export const OtherLanguage = ({ language }: { language: Language }) => {
  const { t } = useCoachTexts();
  return <Badge>{t(`writtenIn.${language}`)}</Badge>;
};
