import type { KnownBrowser } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { timeAgo } from '@pusula/frontend-kit/time';
import { Button, ErrorModal, RetryNotice, Skeleton, Soft } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { deviceOf } from '../devices/device.ts';
import { EntryList } from '../devices/entry-row.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { BROWSER_FORGET, browserForgetRequested, knownBrowsers } from './known-browsers.ts';

const BrowserList = styled(EntryList)`
  margin-top: var(--s3);
`;

/** The browsers that the person has signed in with: of a sign-in with any other they are notified. Whatever is not theirs can be forgotten. */
export function KnownBrowsers() {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const { data: browsers, error, loading, retry } = useOpened(knownBrowsers, {});
  const [forgetting, setForgetting] = useState('');
  const { loading: isForgetting } = useSelector(selectApiStatus(BROWSER_FORGET));
  const forget = (id: string) => {
    setForgetting(id);
    dispatch(browserForgetRequested(id));
  };
  if (!browsers && error) return <RetryNotice problem={error} busy={loading} onRetry={retry} />;
  return (
    <div>
      <Soft>{browsers?.list.length === 0 ? t('browsers.none') : t('browsers.text')}</Soft>
      {browsers?.list.length !== 0 && (
        <BrowserList aria-label={t('browsers.title')} aria-busy={browsers === null || undefined}>
          {browsers ? (
            browsers.list.map((one) => (
              <BrowserRow
                key={one.id}
                browser={one}
                now={browsers.at}
                isForgetting={isForgetting && forgetting === one.id}
                onForget={() => forget(one.id)}
              />
            ))
          ) : (
            <li>
              <Skeleton $height="88px" />
            </li>
          )}
        </BrowserList>
      )}
      <ErrorModal requestKey={BROWSER_FORGET} title={t('browsers.failed')} onRetry={retry} />
    </div>
  );
}

type BrowserRowProps = {
  browser: KnownBrowser;
  /** What times are counted from, in milliseconds. */
  now: number;
  isForgetting: boolean;
  onForget: () => void;
};

function BrowserRow({ browser: { userAgent, lastSignInAt, isCurrent }, now, isForgetting, onForget }: BrowserRowProps) {
  const { t, language } = useTexts('security');
  const { names, isHandheld } = deviceOf(userAgent);
  const device = names.join(', ') || t('sessions.unknownDevice');
  return (
    <DeviceRow
      name={device}
      isHandheld={isHandheld}
      badge={isCurrent && t('browsers.current')}
      note={t('browsers.lastSignIn', { when: timeAgo(lastSignInAt, now, language) })}
    >
      <Button look="line" small busy={isForgetting} aria-label={t('browsers.forgetOf', { device })} onClick={onForget}>
        {t('browsers.forget')}
      </Button>
    </DeviceRow>
  );
}
