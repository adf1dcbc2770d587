import { useTexts } from '@pusula/frontend-kit/i18n';
import { ButtonLink, LinkOutIcon, VisuallyHidden } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkPurpose } from '../mailed-link/mailed-link.slice.ts';
import { SendAgain } from '../mailed-link/SendAgain.tsx';
import { mailboxOf } from './mailbox-of.ts';

const MailLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-top: var(--s3);
  > button {
    margin-left: calc(-1 * var(--s3));
  }
`;

type MailWaysProps = { purpose: LinkPurpose; email: string; children?: ReactNode };

/** The way to a mail that is under way: the mailbox, where it is known, and quietly another mail. */
export function MailWays({ purpose, email, children }: MailWaysProps) {
  const { t } = useTexts('successPage');
  const mailbox = mailboxOf(email);
  return (
    <MailLinks>
      {mailbox && (
        <ButtonLink to={mailbox.address} target="_blank" rel="noopener">
          {t(`mailbox.${mailbox.provider}`)}
          <LinkOutIcon aria-hidden="true" />
          <VisuallyHidden>{t('newTab')}</VisuallyHidden>
        </ButtonLink>
      )}
      <SendAgain purpose={purpose} email={email} />
      {children}
    </MailLinks>
  );
}
