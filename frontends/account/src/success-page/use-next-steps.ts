import { useTexts } from '@pusula/frontend-kit/i18n';
import type { PersonSummary } from '@pusula/frontend-kit/session';
import type { ReactNode } from 'react';
import type { Step } from './Steps.tsx';

type Account = {
  /** Null: nobody is signed in in this browser. */
  readonly person: PersonSummary | null;
  /** The ways to the mail that is to be opened; null when it was. */
  readonly mail: ReactNode;
};

/** What a new account does next: its e-mail address, its picture, and then what it is for. */
export function useNextSteps({ person, mail }: Account): readonly Step[] {
  const { t } = useTexts('successPage');
  const step = (key: 'mail' | 'mailDone' | 'signIn' | 'search' | 'profile', more: Partial<Step>): Step => ({
    key,
    title: t(`step.${key}.title`),
    text: t(`step.${key}.text`),
    ...more,
  });
  const isCoach = person?.userType === 'coach';
  const hasPicture = Boolean(person?.imageUrl);
  const picture: Step = {
    key: 'picture',
    title: t(hasPicture ? 'step.picture.added' : 'step.picture.title'),
    isDone: hasPicture,
    ...(!hasPicture && { to: '/profile/edit', text: t(isCoach ? 'step.picture.ofCoach' : 'step.picture.ofMember') }),
  };
  return [
    mail ? step('mail', { ways: mail }) : { key: 'mail', title: t('step.mailDone.title'), isDone: true },
    person ? picture : step('signIn', { to: '/signin' }),
    isCoach ? step('profile', { to: '/coach-profile' }) : step('search', { to: '/' }),
  ];
}
