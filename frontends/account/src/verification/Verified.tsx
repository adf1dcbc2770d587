import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { ButtonLink } from '@pusula/frontend-kit/ui';
import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { Steps } from '../success-page/Steps.tsx';
import { SuccessPage } from '../success-page/SuccessPage.tsx';
import { useNextSteps } from '../success-page/use-next-steps.ts';
import type { LinkEffect } from './verification.slice.ts';

/** Which texts tell of it. */
const TOLD_AS = { activation: 'activation', 'email-change': 'newAddress' } as const satisfies Record<LinkEffect, string>;

type VerifiedProps = Pick<ComponentProps<typeof SuccessPage>, 'name' | 'titleRef'> & { effect: LinkEffect };

/** The link has done its work; what follows depends on whether somebody is signed in in this browser. */
export function Verified({ effect, ...frame }: VerifiedProps) {
  const { t } = useTexts('verification');
  const person = useSelector(selectPersonSummary);
  const steps = useNextSteps({ person, mail: null });
  return (
    <SuccessPage {...frame} title={t(`done.${TOLD_AS[effect]}.title`)} text={t(`done.${TOLD_AS[effect]}.text`)}>
      {effect === 'activation' && <Steps steps={steps} />}
      <div>
        <ButtonLink to={person ? '/profile' : '/signin'}>{t(person ? 'done.profile' : 'done.signIn')}</ButtonLink>
      </div>
    </SuccessPage>
  );
}
