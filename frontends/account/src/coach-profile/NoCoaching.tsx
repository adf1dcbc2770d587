import type { CurrentUser } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { ButtonLink, EmptyState, Soft, Wrap } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

const Space = styled(Wrap)`
  padding-bottom: var(--s9);
  /* The line above it is that of the pages' names. */
  > div {
    border-top: 0;
  }
`;
const Contact = styled(Soft)`
  margin-top: var(--s5);
  max-width: 60ch;
`;

/** What coaching profiles are for, to somebody who has none. */
export function NoCoaching({ user }: { user: CurrentUser }) {
  const { t } = useTexts('ownCoaching');
  const kind = user.userType === 'admin' ? 'admin' : 'member';
  return (
    <Space>
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        as="h1"
        title={t(`none.${kind}.title`)}
        actions={
          <>
            <ButtonLink to="/search-results">{t('none.find')}</ButtonLink>
            <ButtonLink look="line" to="/profile">
              {t('none.profile')}
            </ButtonLink>
          </>
        }
      >
        {t(`none.${kind}.text`)}
      </EmptyState>
      {kind === 'member' && (
        <Contact>
          {t('none.become')} <a href={`mailto:${config.contactEmail}`}>{config.contactEmail}</a>
        </Contact>
      )}
    </Space>
  );
}
