import { useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton, VisuallyHidden } from '@pusula/frontend-kit/ui';
import { Pair, Rows } from './UserEdit.styles.ts';
import { Head, Name } from './UserHead.styles.ts';

const PAIRS = ['names', 'last', 'birth', 'account', 'phone', 'city'];

/** Holds the place of a person's page. */
export function UserSkeleton() {
  const { t } = useTexts('userEdit');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Head aria-hidden="true">
        <Skeleton $height="72px" $width="72px" />
        <Name>
          <Skeleton $height="92px" $width="min(100%, 420px)" />
        </Name>
      </Head>
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
