import { pageAddress } from '@pusula/contracts';
import { useProblemText } from '@pusula/frontend-kit/api';
import { LISTED_FIELDS } from '@pusula/frontend-kit/categories';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { Button, Needle, Wrap } from '@pusula/frontend-kit/ui';
import { bearingOf } from '../categories/bearing-of.ts';
import { Bar, Failure, Shortcut, Shortcuts } from './CategoryShortcuts.styles.ts';
import { topCategories } from './home.resources.ts';

/** One column each, and the last for all of them. */
const SHOWN = 7;

export function CategoryShortcuts() {
  const { t, language } = useTexts('home');
  const problemText = useProblemText();
  const { data, error, loading, retry } = useOpened(topCategories, { language, useCache: 'true', depth: '1', fields: LISTED_FIELDS });
  const known = data ?? [];
  const shown = known.slice(0, SHOWN);
  const waiting = shown.length === 0 && !error ? SHOWN : 0;
  return (
    <Shortcuts aria-label={t('shortcuts.label')}>
      <Wrap as="ul" tabIndex={-1}>
        {error && shown.length === 0 && (
          <Failure>
            <p role="alert">
              {t('shortcuts.failed')} {problemText(error)}
            </p>
            <Button look="line" small busy={loading} onClick={retry}>
              {t('ui.retry')}
            </Button>
          </Failure>
        )}
        {shown.map(({ id, name, slug, coachCount }, place) => (
          <li key={id}>
            <Shortcut to={pageAddress('category', language, slug)}>
              <Needle bearing={bearingOf(place, known.length)} size={28} />
              <b data-transition-to={pageAddress('category', language, slug)}>{name}</b>
              <span>{t('shortcuts.coaches', { count: coachCount })}</span>
            </Shortcut>
          </li>
        ))}
        {Array.from({ length: waiting }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike and never move
          <li key={place} aria-hidden="true">
            <Bar />
          </li>
        ))}
        <li>
          <Shortcut to={pageAddress('categories', language)}>
            <Needle bearing={bearingOf(shown.length, known.length)} size={28} />
            <b>{t('shortcuts.all')}</b>
            {known.length > 0 && <span>{t('shortcuts.categories', { count: known.length })}</span>}
          </Shortcut>
        </li>
      </Wrap>
    </Shortcuts>
  );
}
