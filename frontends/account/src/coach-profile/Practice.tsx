import { PracticeFields, readablePhone } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Checkbox, Small } from '@pusula/frontend-kit/ui';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CoachingFields } from './coaching-form.ts';

const Consent = styled.div`
  display: grid;
  gap: var(--s1);
  p {
    padding-left: 32px;
    max-width: 60ch;
  }
`;

/** For how long and how somebody coaches, and whether visitors may see their number: their own word, and clear what it means. */
export function Practice({ phone }: { phone: string }) {
  const { t } = useTexts('ownCoaching');
  const form = useFormContext<CoachingFields>();
  return (
    <>
      <PracticeFields />
      <Consent>
        <Checkbox {...form.register('showsPhone')} aria-describedby="phone-consent">
          {t('phone.consent', { phone: readablePhone(phone) })}
        </Checkbox>
        <Small id="phone-consent">
          {t('phone.consentText')} <Link to="/profile/edit">{t('phone.change')}</Link>
        </Small>
      </Consent>
    </>
  );
}
