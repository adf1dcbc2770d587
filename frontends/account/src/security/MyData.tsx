import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, DownloadIcon, ErrorModal, Soft } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { MY_DATA, security } from './security.slice.ts';

const DataPanel = styled.div`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  max-width: 60ch;
`;

/** Everything that is kept about the person, as a file. */
export function MyData() {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(MY_DATA));
  const ask = () => dispatch(security.dataRequested());
  return (
    <DataPanel>
      <Soft>{t('data.text')}</Soft>
      <Button look="line" busy={loading} onClick={ask}>
        {!loading && <DownloadIcon />}
        {t('data.submit')}
      </Button>
      <ErrorModal requestKey={MY_DATA} title={t('data.failed')} onRetry={ask} />
    </DataPanel>
  );
}
