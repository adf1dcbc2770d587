import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal, Note } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { ACTIVATION, activationRequested } from './activation.ts';

const Row = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: start;
`;

/** An account that has not been verified yet (specification section 2). */
export function ActivationBanner({ email }: { email: string }) {
  const { t } = useTexts('profile');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(ACTIVATION));
  const request = () => dispatch(activationRequested({ email }));
  return (
    <Note>
      <Row>
        <div>
          <b>{t('activation.title')}</b> {t('activation.text', { email })}
        </div>
        <Button look="line" small busy={loading} onClick={request}>
          {t('activation.send')}
        </Button>
      </Row>
      <ErrorModal requestKey={ACTIVATION} title={t('activation.failed')} onRetry={request} />
    </Note>
  );
}
