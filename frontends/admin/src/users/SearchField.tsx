import { LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { SearchField as Field } from '@pusula/frontend-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useUsersAddress } from './use-users-address.ts';

/** Nobody reads a table while typing faster than this. */
const PAUSE_MS = 250;

/** Searches when the typing pauses, and at once on Enter. Going back brings the earlier words back into it. */
export function SearchField() {
  const { t } = useTexts('users');
  const { address, goTo } = useUsersAddress();
  const [typed, setTyped] = useState(address.keyword);
  // What this field asked for itself must not come back into it while somebody types on.
  const asked = useRef(address.keyword);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (address.keyword === asked.current) return;
    clearTimeout(timer.current);
    asked.current = address.keyword;
    setTyped(address.keyword);
  }, [address.keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (text: string) => {
    clearTimeout(timer.current);
    const keyword = text.trim();
    if (keyword === address.keyword) return;
    asked.current = keyword;
    // Only the first letter is a step to go back over.
    goTo({ keyword, view: 'all' }, { replace: address.keyword !== '' });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), PAUSE_MS);
  };
  // A pause may end after the address has changed: it asks from where the table is by then.
  const latest = useRef(ask);
  latest.current = ask;

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(typed);
        }}
      >
        <Field label={t('search')} maxLength={LIMITS.emailLength} value={typed} onChange={type} />
      </form>
    </search>
  );
}
