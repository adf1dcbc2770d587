import { useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton, VisuallyHidden } from '@pusula/frontend-kit/ui';
import { Pair, Rows } from './UserEdit.styles.ts';
import { UserHeader, UserName } from './UserHead.styles.ts';

const PAIRS = ['names', 'last', 'birth', 'account', 'phone', 'city'];

/** Holds the place of a person's page. */
export function UserSkeleton() {
  const { t } = useTexts('userEdit');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <UserHeader aria-hidden="true">
        <Skeleton $height="72px" $width="72px" />
        <UserName>
          <Skeleton $height="92px" $width="min(100%, 420px)" />
        </UserName>
      </UserHeader>
      <Rows aria-hidden="true">
        {PAIRS.map((pair) => (
          <Pair key={pair}>
            <Skeleton $height="76px" />
            <Skeleton $height="76px" />
          </Pair>
        ))}
      </Rows>
    </>
  );
}
