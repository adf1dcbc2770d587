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
const TONES: Readonly<Record<Exclude<UserStatus, 'enabled'>, Tone>> = { disabled: 'bad', deleted: 'plain' };

/** What is not as it should be with an account: closed, deleted, or its address never verified. Of the others, which are most, nothing is said. */
export function StatusBadges({ user: { status, isVerified } }: { user: Pick<ListedUser, 'status' | 'isVerified'> }) {
  const { t } = useTexts('users');
  const { statusName } = useUserWords();
  return (
    <Badges>
      {status !== 'enabled' && <Badge $tone={TONES[status]}>{statusName(status)}</Badge>}
      {!isVerified && status !== 'deleted' && <Badge $tone="warn">{t('unverified')}</Badge>}
    </Badges>
  );
}
