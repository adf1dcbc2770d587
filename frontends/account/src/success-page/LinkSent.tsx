import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button } from '@pusula/frontend-kit/ui';
import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import { type LinkPurpose, mailedLinks } from '../mailed-link/mailed-link.slice.ts';
import { MailWays } from './MailWays.tsx';
import { type Step, Steps } from './Steps.tsx';
import { SuccessPage } from './SuccessPage.tsx';

type LinkSentProps = Omit<ComponentProps<typeof SuccessPage>, 'children'> & { purpose: LinkPurpose; email: string };

/** A link that somebody asked for is under way, and what to do with it. */
export function LinkSent({ purpose, email, ...frame }: LinkSentProps) {
  const { t } = useTexts('successPage');
  const dispatch = useDispatch();
  const ways = (
    <MailWays purpose={purpose} email={email}>
      <Button look="text" onClick={() => dispatch(mailedLinks.begun(purpose))}>
        {t('otherAddress')}
      </Button>
    </MailWays>
  );
  const mail: Step = { key: 'mail', title: t('step.mail.title'), text: t('step.mail.text'), ways };
  const password: readonly Step[] = [
    { key: 'newPassword', title: t('step.newPassword.title'), text: t('step.newPassword.text') },
    { key: 'signIn', title: t('step.signInAfter.title'), to: '/signin' },
  ];
  return (
    <SuccessPage {...frame}>
      <Steps steps={purpose === 'passwordReset' ? [mail, ...password] : [mail]} />
    </SuccessPage>
  );
}
