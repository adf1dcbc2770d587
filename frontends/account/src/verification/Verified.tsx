import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { ButtonLink } from '@pusula/frontend-kit/ui';
import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Gate } from '../gate/Gate.tsx';
import type { LinkEffect } from './verification.slice.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;

/** Which texts tell of it. */
const TOLD_AS = { activation: 'activation', 'email-change': 'newAddress' } as const satisfies Record<LinkEffect, string>;

type VerifiedProps = Pick<ComponentProps<typeof Gate>, 'name' | 'titleRef'> & { effect: LinkEffect };

/** The link has done its work; what follows depends on whether somebody is signed in in this browser. */
export function Verified({ effect, ...frame }: VerifiedProps) {
  const { t } = useTexts('verification');
  const person = useSelector(selectPersonSummary);
  return (
    <Gate {...frame} title={t(`done.${TOLD_AS[effect]}.title`)} text={t(`done.${TOLD_AS[effect]}.text`)}>
      <Actions>
        <ButtonLink to={person ? '/profile' : '/signin'}>{t(person ? 'done.profile' : 'done.signIn')}</ButtonLink>
        <ButtonLink look="line" to="/search-results">
          {t('done.search')}
        </ButtonLink>
      </Actions>
    </Gate>
  );
}
