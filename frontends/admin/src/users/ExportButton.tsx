import { localDay } from '@pusula/contracts';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Button, DownloadIcon, ErrorModal } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useUserWords } from '../console/use-user-words.ts';
import { selectUserExport, USER_EXPORT, userExport } from './user-export.slice.ts';
import { selectUsers } from './users.slice.ts';

const Progress = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s3);
  font: var(--t-small);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  progress {
    width: 96px;
    accent-color: var(--act);
  }
`;

/** The headings and words of the file, in the language of the page. */
function useSheetWords() {
  const { t } = useTexts('users');
  const { typeName, statusName } = useUserWords();
  return {
    fileName: `${t('export.file')}-${localDay(new Date())}.csv`,
    headings: (['id', 'firstName', 'lastName', 'email', 'userType', 'status', 'isVerified', 'city', 'registeredAt'] as const).map((key) =>
      t(`export.headings.${key}`),
    ),
    types: { member: typeName('member'), coach: typeName('coach'), admin: typeName('admin') },
    statuses: { enabled: statusName('enabled'), disabled: statusName('disabled'), deleted: statusName('deleted') },
    yes: t('export.yes'),
    no: t('export.no'),
  };
}

/** Everybody who was searched for, as a file: it says how far it is, and can be given up. */
export function ExportButton() {
  const { t, language } = useTexts('users');
  const dispatch = useDispatch();
  const words = useSheetWords();
  const { address, found } = useSelector(selectUsers);
  const { collected } = useSelector(selectUserExport);
  const begin = () => dispatch(userExport.requested({ address, words }));
  // How many there are in all is known of a search alone.
  const total = found?.view === 'all' ? found.total : undefined;
  if (collected !== null) {
    return (
      <>
        <Progress>
          {t(total === undefined ? 'export.collected' : 'export.progress', {
            count: collected,
            collected: formatNumber(collected, language),
            total: formatNumber(total ?? 0, language),
          })}
          <progress {...(total && { max: total, value: Math.min(collected, total) })} />
        </Progress>
        <Button look="line" small onClick={() => dispatch(userExport.cancelled())}>
          {t('export.cancel')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button look="line" small onClick={begin}>
        <DownloadIcon aria-hidden />
        {t(address.view === 'all' ? 'export.found' : 'export.everybody')}
      </Button>
      <ErrorModal requestKey={USER_EXPORT} title={t('export.failed')} onRetry={begin} />
    </>
  );
}
