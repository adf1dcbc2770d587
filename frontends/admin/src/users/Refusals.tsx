import { useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectUsers, users } from './users.slice.ts';

const RefusalList = styled.dl`
  display: grid;
  gap: var(--s3);
  max-height: 40svh;
  overflow: auto;
  padding-block: var(--s3);
  border-block: 1px solid var(--rule);
  font: var(--t-small);
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--ink-2);
  }
`;

/** Who of many could not be changed, and why. */
export function Refusals() {
  const { t } = useTexts('users');
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const { refused } = useSelector(selectUsers);
  const close = () => dispatch(users.refusalsSeen());
  return (
    <Dialog open={refused.length > 0} alert onClose={close} title={t('refused.title', { count: refused.length })} text={t('refused.text')}>
      {/* A long list scrolls, and what scrolls can be reached by keyboard. */}
      <RefusalList tabIndex={0}>
        {refused.map(({ name, code }, place) => (
          // Two people may have one name; the list does not change while it is shown.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={place}>
            <dt>{name}</dt>
            <dd>{problemText({ message: code, fallback: 'errors.general' })}</dd>
          </div>
        ))}
      </RefusalList>
      <DialogFooter>
        <Button onClick={close}>{t('ask.understood')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
