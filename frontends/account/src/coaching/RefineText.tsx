import { type Language, LIMITS } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Note, PenIcon, RetryNotice, Small, VisuallyHidden } from '@pusula/frontend-kit/ui';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Comparison } from './Comparison.tsx';
import { Coming, Done, Panel, RefineActions } from './RefineText.styles.ts';
import { type RefinedType, refine, refineKey, selectRefinement } from './refine.slice.ts';

type RefineTextProps = {
  type: RefinedType;
  /** The text as it stands in its field. */
  value: string;
  onChange: (value: string) => void;
  /** What it is written in. */
  language: Language;
};

/** `left`: changes that were left out because of a doubt. */
type Replaced = { readonly before: string; readonly after: string; readonly left: number };

/** Below a headline or bio: has it polished, shows the suggestion while it is written, then both versions, and leaves the choice to its writer. */
export function RefineText({ type, value, onChange, language }: RefineTextProps) {
  const { t } = useTexts('coaching');
  const dispatch = useDispatch();
  const { draft, suggestion, isReminded } = useSelector(selectRefinement(type));
  const { loading, error } = useSelector(selectApiStatus(refineKey(type)));
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  // A failure of an earlier visit is old news.
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isEmpty = value.trim() === '';
  const ask = () => {
    setAsked(true);
    setReplaced(null);
    if (!isEmpty) dispatch(refine.asked({ type, text: value.slice(0, LIMITS.refineTextLength), language }));
  };
  /** The panel goes, and with it the button that was pressed. */
  const close = (how: typeof refine.settled | typeof refine.stopped) => {
    dispatch(how(type));
    button.current?.focus();
  };
  const take = (text: string, left: number) => {
    setReplaced({ before: value, after: text, left });
    onChange(text);
    close(refine.settled);
  };
  const undo = (before: string) => {
    onChange(before);
    setReplaced(null);
    button.current?.focus();
  };
  // A text that was edited meanwhile is not what the suggestion is about.
  const coming = draft?.of === value ? draft.text : '';
  const current = suggestion?.of === value ? suggestion : null;
  return (
    <Panel>
      <RefineActions>
        <span>
          <Button ref={button} look="line" small busy={loading} onClick={ask} aria-describedby={`refine-${type}`}>
            {!loading && <PenIcon />}
            {loading ? t('refine.working') : t(`refine.ask.${type}`)}
          </Button>
          {loading && (
            <Button look="text" small onClick={() => close(refine.stopped)}>
              {t('refine.stop')}
            </Button>
          )}
        </span>
        <Small id={`refine-${type}`}>{isEmpty ? t('refine.writeFirst') : t('refine.help')}</Small>
      </RefineActions>
      {error && isAsked && <RetryNotice problem={error} busy={loading} onRetry={ask} />}
      {coming !== '' && (
        <Coming aria-busy="true">
          <h2>{t('refine.coming')}</h2>
          <p lang={language}>{coming}</p>
        </Coming>
      )}
      <VisuallyHidden role="status">{current && t('refine.ready', { count: current.doubts.length })}</VisuallyHidden>
      {current && isReminded && (
        <div role="alert">
          <Note>{t('refine.undecided')}</Note>
        </div>
      )}
      {current && <Comparison key={current.text} suggestion={current} onTake={take} onKeep={() => close(refine.settled)} />}
      {replaced?.after === value && (
        <Done>
          <Small role="status">{t('refine.taken', { count: replaced.left })}</Small>
          <Button look="text" small onClick={() => undo(replaced.before)}>
            {t('refine.undo')}
          </Button>
        </Done>
      )}
    </Panel>
  );
}
