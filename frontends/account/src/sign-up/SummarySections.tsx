import { findCity } from '@pusula/contracts';
import { spacedNumber, useFieldTexts } from '@pusula/frontend-kit/fields';
import { formatDate, useTexts } from '@pusula/frontend-kit/i18n';
import { newUserDraft, selectNewUserDraft } from '@pusula/frontend-kit/session';
import { Avatar, Button } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { CoachingSummary } from './CoachingSummary.tsx';
import { SummarySection } from './SummarySection.tsx';
import { ADDRESS_OF, describesCoaching } from './steps.ts';
import { FROM_SUMMARY } from './use-step.ts';

/** What was told, page by page, each with the way back to it. */
export function SummarySections() {
  const { t, language } = useTexts('signUp');
  const { t: field } = useFieldTexts();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const draft = useSelector(selectNewUserDraft);
  const isBasic = draft.authenticationType === 'Basic';
  const isCoach = draft.userType === 'coach';
  const isTold = describesCoaching(draft);
  const face = draft.imageUrl && <Avatar {...draft} size={64} />;
  const fillInNow = () => {
    dispatch(newUserDraft.answered({ completesLater: false }));
    void navigate(ADDRESS_OF.about, { state: FROM_SUMMARY });
  };
  return (
    <div>
      <SummarySection step="email" facts={[[t('email.label'), draft.email]]} />
      <SummarySection
        step={isBasic ? 'password' : 'personal'}
        title={t('summary.account')}
        facts={[
          [t('password.label'), isBasic ? t('summary.hidden') : t('summary.withProvider', { provider: draft.authenticationType })],
          [t('summary.role'), t(`role.${draft.userType}Short`)],
        ]}
      />
      <SummarySection
        step="personal"
        facts={[
          [t('summary.name'), [draft.firstName, draft.middleName, draft.lastName].filter((part) => part.trim()).join(' ')],
          [t('summary.username'), draft.username],
          [field('birthday'), formatDate(draft.birthday, language)],
          [field('gender'), draft.gender && field(`genders.${draft.gender}`)],
          [field('city'), `${findCity(draft.city)?.name ?? ''}, ${field('turkiye')}`],
        ]}
      />
      <SummarySection step="phone" facts={[[field('phone'), `+${draft.phoneCode} ${spacedNumber(draft.phone)}`]]} />
      <SummarySection
        step="about"
        facts={[
          [t('about.picture'), face],
          ...(isTold
            ? ([
                [t('coaching:texts.headline'), draft.headline],
                [t('coaching:texts.bio'), draft.bio],
                [field('links.website'), draft.website],
                ['LinkedIn', draft.linkedIn],
                ['Instagram', draft.instagram],
                ['Facebook', draft.facebook],
              ] as const)
            : []),
        ]}
      />
      {isTold && <CoachingSummary draft={draft} />}
      {isCoach && !isTold && (
        <SummarySection title={t('steps.expertise')} facts={[]}>
          <p>{t('summary.later')}</p>
          <Button look="line" small onClick={fillInNow}>
            {t('summary.fillInNow')}
          </Button>
        </SummarySection>
      )}
    </div>
  );
}
