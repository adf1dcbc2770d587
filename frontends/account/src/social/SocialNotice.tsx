import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Note, Small } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectSocial, social } from './social.slice.ts';

const NoticeRegion = styled.div`
  > * {
    margin-top: var(--s3);
  }
`;
const Again = styled.div`
  margin-top: var(--s3);
`;

/** How the attempt is going. The region stands in the page from the start, so that its first words are heard too. */
export function SocialNotice() {
  const { t } = useTexts('social');
  const dispatch = useDispatch();
  const { provider, step, notice } = useSelector(selectSocial);
  return (
    <NoticeRegion role="status">
      {provider && notice === 'blocked' && (
        <Note tone="bad">
          {t('blocked', { provider })}
          <Again>
            <Button look="line" small onClick={() => dispatch(social.started(provider))}>
              {t('retry')}
            </Button>
          </Again>
        </Note>
      )}
      {provider && notice === 'closed' && <Small>{t('closed', { provider })}</Small>}
      {provider && step === 'popup' && <Small>{t('waiting', { provider })}</Small>}
      {provider && step === 'checking' && <Small>{t('checking', { provider })}</Small>}
    </NoticeRegion>
  );
}
