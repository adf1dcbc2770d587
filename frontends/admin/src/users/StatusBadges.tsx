import { useTexts } from '@pusula/frontend-kit/i18n';
import { Badge, type Tone } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { useUserWords } from '../console/use-user-words.ts';
import type { ListedUser, UserStatus } from '../console/user-kinds.ts';

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--s1);
`;
const TONES: Readonly<Record<UserStatus, Tone>> = { enabled: 'good', disabled: 'bad', deleted: 'plain' };

/** The state of an account, and whether its address was never verified. */
export function StatusBadges({ user: { status, isVerified } }: { user: ListedUser }) {
  const { t } = useTexts('users');
  const { statusName } = useUserWords();
  return (
    <Badges>
      <Badge $tone={TONES[status]}>{statusName(status)}</Badge>
      {!isVerified && status !== 'deleted' && <Badge $tone="warn">{t('unverified')}</Badge>}
    </Badges>
  );
}
