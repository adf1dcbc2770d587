import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { rising } from '../ui/floating.ts';
import { AlertIcon, CheckIcon, CloseIcon } from '../ui/icons.ts';
import { type Notice, notices, selectNotices } from './notices.slice.ts';

const Stack = styled.div`
  position: fixed;
  inset: auto var(--gutter) var(--s5) auto;
  /* Above the page, below menus and the veil of dialogs. */
  z-index: 35;
  display: grid;
  gap: var(--s2);
  justify-items: end;
  /* Above a bar that stays at the lower edge: what is told of a save must not lie on the next one. */
  body:has([data-bottom-bar]) & {
    bottom: 96px;
  }
  /* The console has its controls at the right. */
  body:has([data-console]) & {
    inset-inline: calc(var(--console-rail) + var(--console-gutter)) auto;
    justify-items: start;
  }
  @media (max-width: 960px) {
    body:has([data-console]) & {
      inset-inline: var(--gutter) auto;
    }
  }
  @media (max-width: 720px) {
    &&& {
      inset-inline: var(--gutter);
      justify-items: stretch;
    }
    /* Where such a bar has two lines. */
    body:has([data-bottom-bar]) & {
      bottom: 136px;
    }
  }
`;
const Toast = styled.div`
  ${rising}
  display: flex;
  align-items: center;
  gap: var(--s3);
  max-width: 440px;
  padding: var(--s2) var(--s2) var(--s2) var(--s4);
  background: var(--act);
  color: var(--on-act);
  /* Its edge, where the page behind it is as dark as it is. */
  border: 1px solid color-mix(in srgb, var(--on-act) 32%, transparent);
  border-radius: var(--r2);
  box-shadow: var(--pop);
  font-size: 0.9375rem;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
const Press = styled.button`
  min-height: 40px;
  min-width: 40px;
  display: grid;
  place-items: center;
  padding: 0 var(--s2);
  font-weight: 600;
  white-space: nowrap;
  text-decoration: underline;
  text-underline-offset: 0.22em;
  &:first-of-type {
    margin-left: auto;
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
`;

/** Long enough to read and to reach for the action; a bad one stays until it is closed. */
const LIFETIME_MS = 8_000;

/** Where notices appear. The region itself stands in the page from the start, so that the first one is heard too. */
export function Notices() {
  const shown = useSelector(selectNotices);
  return (
    <Stack data-screen-only role="status" aria-live="polite">
      {shown.map((notice) => (
        <Entry key={notice.id} notice={notice} />
      ))}
    </Stack>
  );
}

function Entry({ notice: { id, tone, text, values, action } }: { notice: Notice }) {
  const { t } = useTexts();
  const dispatch = useDispatch();
  useEffect(() => {
    if (tone === 'bad') return;
    const timer = setTimeout(() => dispatch(notices.closed(id)), LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [dispatch, id, tone]);
  return (
    <Toast>
      {tone === 'bad' ? <AlertIcon /> : <CheckIcon />}
      <span>{t(text, { ...values })}</span>
      {action && (
        <Press
          type="button"
          onClick={() => {
            dispatch(action.dispatch);
            dispatch(notices.closed(id));
          }}
        >
          {t(action.label)}
        </Press>
      )}
      <Press type="button" aria-label={t('ui.close')} onClick={() => dispatch(notices.closed(id))}>
        <CloseIcon />
      </Press>
    </Toast>
  );
}
