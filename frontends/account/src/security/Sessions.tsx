import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { ErrorModal, RetryNotice, Skeleton, Soft } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { EntryList } from '../devices/entry-row.ts';
import { EndOthers } from './EndOthers.tsx';
import { SessionRow } from './SessionRow.tsx';
import { SESSION_END, sessionEndRequested, sessions as sessionsResource } from './sessions.ts';

const SessionList = styled(EntryList)`
  margin: var(--s3) 0 var(--s4);
`;

/** Where the person is signed in; whatever is not theirs can be ended. */
export function Sessions() {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const { data: sessions, error, loading, retry } = useOpened(sessionsResource, {});
  const [ending, setEnding] = useState('');
  const { loading: isEnding } = useSelector(selectApiStatus(SESSION_END));
  const end = (id: string) => {
    setEnding(id);
    dispatch(sessionEndRequested(id));
  };
  if (!sessions && error) return <RetryNotice problem={error} busy={loading} onRetry={retry} />;
  return (
    <div>
      <Soft>{t('sessions.text')}</Soft>
      <SessionList aria-label={t('sessions.title')} aria-busy={sessions === null || undefined}>
        {sessions ? (
          sessions.list.map((one) => (
            <SessionRow key={one.id} session={one} now={sessions.at} isEnding={isEnding && ending === one.id} onEnd={() => end(one.id)} />
          ))
        ) : (
          <li>
            <Skeleton $height="88px" />
          </li>
        )}
      </SessionList>
      <EndOthers count={sessions ? sessions.list.length - 1 : 0} />
      <ErrorModal requestKey={SESSION_END} title={t('sessions.failed')} onRetry={retry} />
    </div>
  );
}
