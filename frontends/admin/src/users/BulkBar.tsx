import { useTexts } from '@pusula/frontend-kit/i18n';
import { BottomBar, Button } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { UserStatus } from '../console/user-kinds.ts';
import { selectUsers, users } from './users.slice.ts';

const Bar = styled(BottomBar)`
  font: var(--t-small);
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  /* How many they are and the way out of it at the left, what can be done with them at the right; on a phone on a line each. */
  > :nth-child(3) {
    margin-left: auto;
  }
  @media (max-width: 720px) {
    > :nth-child(2) {
      margin-left: auto;
    }
    > :nth-child(n + 3) {
      flex: 1 0 auto;
    }
    > button {
      min-height: 44px;
    }
  }
`;

/** What can be done with the people who are chosen, in view wherever the last of them was. */
export function BulkBar({ onStatus }: { onStatus: (status: UserStatus) => void }) {
  const { t } = useTexts('users');
  const dispatch = useDispatch();
  const { chosen } = useSelector(selectUsers);
  if (chosen.length === 0) return null;
  return (
    <Bar role="group" aria-label={t('bulk.label')}>
      <b role="status">{t('bulk.chosen', { count: chosen.length })}</b>
      <Button look="text" small onClick={() => dispatch(users.chosenChanged([]))}>
        {t('bulk.none')}
      </Button>
      <Button look="line" small onClick={() => onStatus('enabled')}>
        {t('bulk.enable')}
      </Button>
      <Button look="line" small onClick={() => onStatus('disabled')}>
        {t('bulk.disable')}
      </Button>
    </Bar>
  );
}
