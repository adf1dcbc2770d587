import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { selectUser } from '@pusula/frontend-kit/session';
import { ButtonLink, Lead, Title, Wrap } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';

const Page = styled(Wrap)`
  display: grid;
  gap: var(--s5);
  justify-items: start;
  padding-block: var(--s8);
`;

/** /admin/dashboard: greets the admin and says whose area this is. */
export default function Dashboard() {
  const { t } = useTexts('dashboard');
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <Page>
      <PageTitle>{t('title')}</PageTitle>
      <Title>{t('greeting', { name: user.firstName })}</Title>
      <Lead>{t('text')}</Lead>
      <ButtonLink look="line" to="/search-results">
        {t('coaches')}
      </ButtonLink>
    </Page>
  );
}
