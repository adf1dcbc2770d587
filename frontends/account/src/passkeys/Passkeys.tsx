import { useTexts } from '@pusula/frontend-kit/i18n';
import { knowsPasskeys } from '@pusula/frontend-kit/passkeys';
import { useOpened } from '@pusula/frontend-kit/resource';
import { momentOf } from '@pusula/frontend-kit/time';
import { Note, RetryNotice, Skeleton, Soft } from '@pusula/frontend-kit/ui';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { EntryList } from '../devices/entry-row.ts';
import { secondStep, selectSecondStep } from '../sign-in/second-step.slice.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { type Factors, factors as factorsResource } from './passkeys.slice.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const PasskeySection = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  justify-items: start;
  > p {
    max-width: 60ch;
  }
  > div,
  > ul {
    width: 100%;
  }
`;

/** What signs the person in without a password, or after it, and the codes for the day on which it is lost. */
export function Passkeys() {
  const { t } = useTexts('passkeys');
  const dispatch = useDispatch();
  const place = useRef<HTMLDivElement>(null);
  const { data: factors, error, loading, retry } = useOpened(factorsResource, {});
  useEffect(() => () => void dispatch(secondStep.settled()), [dispatch]);
  const { hash } = useLocation();
  const isMeant = hash === '#passkeys' && factors !== null;
  useEffect(() => {
    // The page has its full height by then: whoever was sent here is shown where.
    if (isMeant) place.current?.scrollIntoView({ block: 'center' });
  }, [isMeant]);
  if (!factors && error) return <RetryNotice problem={error} busy={loading} onRetry={retry} />;
  return (
    <PasskeySection id="passkeys" ref={place}>
      <Reminder factors={factors} />
      <Soft>{t('text')}</Soft>
      {!factors && <Skeleton $height="88px" />}
      {factors && factors.passkeys.length > 0 && (
        <EntryList aria-label={t('title')}>
          {factors.passkeys.map((one) => (
            <PasskeyRow key={one.id} passkey={one} factors={factors} />
          ))}
        </EntryList>
      )}
      {knowsPasskeys() ? <AddPasskey /> : <Soft>{t('unknown')}</Soft>}
      {factors && factors.passkeys.length > 0 && <RecoveryCodes left={factors.recoveryCodesLeft} />}
      <CodesDialog />
    </PasskeySection>
  );
}

/** Why a passkey is needed now: one was lost, or an administrator has none. */
function Reminder({ factors }: { factors: Factors | null }) {
  const { t, language } = useTexts('passkeys');
  const { codesLeft } = useSelector(selectSecondStep);
  if (codesLeft !== null) return <Note>{t('recovered', { count: codesLeft })}</Note>;
  if (!factors?.factorDueAt) return null;
  const isOver = Date.parse(factors.factorDueAt) <= factors.at;
  return <Note tone={isOver ? 'bad' : 'info'}>{t(isOver ? 'overdue' : 'due', { until: momentOf(factors.factorDueAt, language) })}</Note>;
}
