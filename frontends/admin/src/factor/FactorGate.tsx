import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { useOpened } from '@pusula/frontend-kit/resource';
import { momentOf } from '@pusula/frontend-kit/time';
import { ButtonLink, EmptyState, InfoIcon } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { factorDueAt } from './factor.saga.ts';

/** Where passkeys are added, in the account pages. */
const PASSKEYS_PAGE = '/profile/security#passkeys';

const Reminder = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s2);
  font: var(--t-small);
  svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: var(--info);
  }
`;

/** The console of an administrator without a passkey: until it is due they are reminded, after that they are led to adding one. */
export function FactorGate({ children }: { children: ReactNode }) {
  const { t, language } = useTexts('console');
  const { data: dueAt } = useOpened(factorDueAt, {});
  if (dueAt !== null && Date.parse(dueAt) <= Date.now())
    return (
      <>
        <PageTitle>{t('factor.title')}</PageTitle>
        <EmptyState as="h1" title={t('factor.title')} actions={<ButtonLink to={PASSKEYS_PAGE}>{t('factor.add')}</ButtonLink>}>
          {t('factor.text')}
        </EmptyState>
      </>
    );
  // One place in the tree for the screen, with or without a reminder above it: what somebody has begun to type stays.
  return (
    <>
      {dueAt !== null && (
        <Reminder>
          <InfoIcon />
          <Link to={PASSKEYS_PAGE}>{t('factor.until', { until: momentOf(dueAt, language) })}</Link>
        </Reminder>
      )}
      {children}
    </>
  );
}
