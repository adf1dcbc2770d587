import { unsavedChanges } from '@pusula/frontend-kit/editing';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { isSessionEnd, type SignInState } from '@pusula/frontend-kit/session';
import { Note } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Why somebody has to sign in again, and what became of what they were writing. */
export function SessionEndNote() {
  const { t } = useTexts('signIn');
  const { endedBecause } = (useLocation().state ?? {}) as Partial<SignInState>;
  const [hasUnsaved, setHasUnsaved] = useState(false);
  // The form that was left writes its changes down when it goes, which is after this page was drawn for the first time.
  useEffect(() => setHasUnsaved(unsavedChanges.areKept()), []);
  if (!isSessionEnd(endedBecause)) return null;
  return (
    <Note>
      {t(`ended.${endedBecause}`)} {hasUnsaved && t('unsavedKept')}
    </Note>
  );
}
