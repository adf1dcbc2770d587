import type { EditedUser } from '@pusula/contracts';
import { LinkFields, PhoneField, PracticeFields } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Section } from '@pusula/frontend-kit/ui';
import { AccountFields } from './AccountFields.tsx';
import { CityFields } from './CityFields.tsx';
import { CoachingTexts } from './CoachingTexts.tsx';
import { PersonFields } from './PersonFields.tsx';
import { Pair, Rows } from './UserEdit.styles.ts';
import { hasCoaching } from './user-form.ts';

/** Who somebody is, their account, how they are reached and, of coaches, what they say of their work. */
export function BasicInfo({ user, isOwn }: { user: EditedUser; isOwn: boolean }) {
  const { t } = useTexts('userEdit');
  return (
    <>
      <Section title={t('parts.person')}>
        <PersonFields user={user} />
      </Section>
      <Section title={t('parts.account')}>
        <AccountFields user={user} isOwn={isOwn} />
      </Section>
      <Section title={t('parts.contact')}>
        <Rows>
          <PhoneField isOwn={false} />
          <CityFields />
        </Rows>
      </Section>
      {hasCoaching(user) && (
        <>
          <Section title={t('parts.texts')}>
            <CoachingTexts />
          </Section>
          <Section title={t('parts.practice')}>
            <Rows>
              <PracticeFields />
            </Rows>
          </Section>
          <Section title={t('parts.links')}>
            <Pair>
              <LinkFields areRequired={false} isOwn={false} />
            </Pair>
          </Section>
        </>
      )}
    </>
  );
}
