import { apiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Intro } from '../category-examples/CategoryExamples.styles.ts';
import { Page } from '../console/Page.tsx';
import { HelpLinesForm } from './HelpLinesForm.tsx';
import { helpLines, SAVE, savedHelpLines } from './help-lines.slice.ts';

/** /admin/help-lines: whom a search names to somebody in danger. */
export default function HelpLines() {
  const { t } = useTexts('helpLines');
  const dispatch = useDispatch();
  const { data: saved, loading, error, retry } = useOpened(savedHelpLines, {});
  useEffect(
    () => () => {
      dispatch(helpLines.left());
      for (const key of [savedHelpLines.name, SAVE]) dispatch(apiStatus.cleared(key));
    },
    [dispatch],
  );
  return (
    <Page title={t('title')}>
      <Intro>{t('text')}</Intro>
      {error && <RetryNotice problem={error} busy={loading} onRetry={retry} />}
      {!error && !saved && <Skeleton $height="420px" />}
      {saved && <HelpLinesForm saved={saved} />}
    </Page>
  );
}
