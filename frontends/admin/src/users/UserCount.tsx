import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { UserStatus } from '../console/user-kinds.ts';
import { selectUsers, users } from './users.slice.ts';

/** As high as its buttons: choosing the first row moves nothing. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  min-height: 44px;
  margin-block: calc(-1 * var(--s3));
  font: var(--t-small);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  b {
    font-weight: 600;
    color: var(--ink);
    margin-right: var(--s2);
  }
`;

/** How many people there are, or, while some are chosen, what can be done with them. */
export function UserCount({ onStatus }: { onStatus: (status: UserStatus) => void }) {
  const { t } = useTexts('users');
  const dispatch = useDispatch();
  const { found, chosen } = useSelector(selectUsers);
  if (chosen.length === 0) return <Line>{found && t(`count.${found.view}`, { count: found.total })}</Line>;
  return (
    <Line role="group" aria-label={t('bulk.label')}>
      <b>{t('bulk.chosen', { count: chosen.length })}</b>
      <Button look="line" small onClick={() => onStatus('enabled')}>
        {t('bulk.enable')}
      </Button>
      <Button look="line" small onClick={() => onStatus('disabled')}>
        {t('bulk.disable')}
      </Button>
      <Button look="text" small onClick={() => dispatch(users.chosenChanged([]))}>
        {t('bulk.none')}
      </Button>
    </Line>
  );
}
