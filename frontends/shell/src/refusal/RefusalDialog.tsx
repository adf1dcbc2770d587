import { useTexts } from '@pusula/frontend-kit/i18n';
import { type PersonSummary, selectUser, session, signInAddress } from '@pusula/frontend-kit/session';
import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

/** Says who is signed in, and offers to be somebody else. */
export default function RefusalDialog({ person, address }: { person: PersonSummary; address: string }) {
  const { t } = useTexts('shell');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const email = useSelector(selectUser)?.email;
  const name = `${person.firstName} ${person.lastName}`;
  // It is said once: whoever reloads or comes back has read it.
  const close = () => void navigate('.', { replace: true, state: null });
  return (
    <Dialog open onClose={close} title={t('refusal.title')} text={t('refusal.text', { who: email ? `${name} (${email})` : name })}>
      <DialogFooter cancel={t('refusal.stay')} onCancel={close}>
        <Button onClick={() => dispatch(session.signOutRequested({ goTo: signInAddress(address) }))}>{t('refusal.other')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
