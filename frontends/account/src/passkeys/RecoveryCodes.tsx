import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter, ErrorModal, Small } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { passkeys, RECOVERY_CODES } from './passkeys.slice.ts';

const CodeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3) var(--s5);
  margin-top: var(--s4);
  padding-top: var(--s5);
  border-top: 1px solid var(--rule);
  h3 {
    font: var(--t-label);
  }
`;

/** How many codes are left, and new ones in their place after a question. */
export function RecoveryCodes({ left }: { left: number }) {
  const { t } = useTexts('passkeys');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(RECOVERY_CODES));
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const make = () => {
    close();
    dispatch(passkeys.codesRequested());
  };
  return (
    <CodeActions>
      <div>
        <h3>{t('codes.title')}</h3>
        <Small>{t('codes.left', { count: left })}</Small>
      </div>
      <Button look="line" small busy={loading} onClick={() => setAsks(true)}>
        {t('codes.renew')}
      </Button>
      <Dialog open={asks} onClose={close} title={t('codes.renewTitle')} text={t('codes.renewText')}>
        <DialogFooter cancel={t('cancel')} onCancel={close}>
          <Button onClick={make}>{t('codes.renew')}</Button>
        </DialogFooter>
      </Dialog>
      <ErrorModal requestKey={RECOVERY_CODES} title={t('codes.failed')} onRetry={make} />
    </CodeActions>
  );
}
