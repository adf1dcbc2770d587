import type { CurrentUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Section } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { Facts } from './Facts.tsx';

const Bio = styled.p`
  max-width: 60ch;
  white-space: pre-line;
`;
const Headline = styled.p`
  font: 400 1.25rem/1.5 var(--serif);
  margin-bottom: var(--s4);
  max-width: 44ch;
`;

/** What a coach says about their coaching. */
export function CoachingSections({ user }: { user: CurrentUser }) {
  const { t } = useTexts('profile');
  return (
    <>
      <Section title={t('coaching')}>
        <Headline>{user.headline || t('missing')}</Headline>
        {user.bio && <Bio>{user.bio}</Bio>}
      </Section>
      <Section title={t('categories')}>{user.categories?.map(({ name }) => name).join(', ') || t('missing')}</Section>
      <Section title={t('links')}>
        <Facts
          facts={[
            [t('website'), user.website],
            ['LinkedIn', user.linkedIn],
            ['Instagram', user.instagram],
            ['Facebook', user.facebook],
          ]}
        />
      </Section>
    </>
  );
}
