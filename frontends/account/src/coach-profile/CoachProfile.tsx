import type { CurrentUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { Button, ButtonLink, EyeIcon, Section, Title, Wrap } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { PersonHead } from '../person/PersonHead.tsx';
import { CertificateSection } from './CertificateSection.tsx';
import { CoachingFacts } from './CoachingFacts.tsx';
import { CoachingWords } from './CoachingWords.tsx';
import { coachingForm } from './coaching-form.ts';
import { ForCoaches } from './ForCoaches.tsx';
import { Preview } from './Preview.tsx';
import { ProfileStatus } from './ProfileStatus.tsx';

/** /coach-profile: what a coach tells visitors, and how it stands. */
export default function CoachProfile() {
  return <ForCoaches>{(user) => <OwnCoaching user={user} />}</ForCoaches>;
}

function OwnCoaching({ user }: { user: CurrentUser }) {
  const { t } = useTexts('ownCoaching');
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <Wrap>
      <PageTitle>{t('title')}</PageTitle>
      <PersonHead
        ways={
          <>
            <Button look="line" onClick={() => setPreviewed(true)}>
              <EyeIcon />
              {t('preview.open')}
            </Button>
            <ButtonLink to="/coach-profile/edit">{t('toEdit')}</ButtonLink>
          </>
        }
      >
        <Title>{t('title')}</Title>
      </PersonHead>
      <ProfileStatus user={user} inDetail />
      <Section title={t('words')}>
        <CoachingWords user={user} />
      </Section>
      <Section title={t('details')}>
        <CoachingFacts user={user} />
      </Section>
      <Section title={t('certificates.title')}>
        <CertificateSection user={user} />
      </Section>
      {isPreviewed && <Preview user={user} fields={coachingForm.fieldsOf(user)} onClose={() => setPreviewed(false)} />}
    </Wrap>
  );
}
