import { apiStatus, selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import { AlertIcon } from './icons.ts';

const Reference = styled.p`
  font: var(--t-micro);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;

type ErrorModalProps = {
  /** The request key whose failure it shows. Closing it clears the key. */
  requestKey: string;
  title: string;
  onRetry: () => void;
};

/** The failure of an action, with Close and Retry (specification section 8). What was typed stays on the page behind it. */
export function ErrorModal({ requestKey, title, onRetry }: ErrorModalProps) {
  const { t } = useTexts();
  const text = useProblemText();
  const dispatch = useDispatch();
  const { error } = useSelector(selectApiStatus(requestKey));
  const close = () => dispatch(apiStatus.cleared(requestKey));
  if (!error) return null;
  const heading = (
    <>
      <AlertIcon />
      {title}
    </>
  );
  return (
    <Dialog open alert onClose={close} title={heading} text={text(error)}>
      {error.requestId && <Reference>{t('ui.requestId', { id: error.requestId })}</Reference>}
      <DialogFooter cancel={t('ui.close')} onCancel={close}>
        <Button
          onClick={() => {
            close();
            onRetry();
          }}
        >
          {t('ui.retry')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
