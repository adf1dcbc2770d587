import { LIMITS } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, PenIcon, RetryNotice, Small, VisuallyHidden } from '@pusula/frontend-kit/ui';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Comparison } from './Comparison.tsx';
import { Done, Panel, Row } from './RefineText.styles.ts';
import { type RefinedType, refine, refineKey, selectSuggestion } from './refine.slice.ts';

type RefineTextProps = {
  type: RefinedType;
  /** The text as it stands in its field. */
  value: string;
  onChange: (value: string) => void;
};

/** Below a headline or bio: has it polished, shows both versions, and leaves the choice to its writer. */
export function RefineText({ type, value, onChange }: RefineTextProps) {
  const { t, language } = useTexts('coaching');
  const dispatch = useDispatch();
  const suggestion = useSelector(selectSuggestion(type));
  const { loading, error } = useSelector(selectApiStatus(refineKey(type)));
  const [replaced, setReplaced] = useState<{ before: string; after: string } | null>(null);
  // A failure of an earlier visit is old news.
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isEmpty = value.trim() === '';
  const ask = () => {
    setAsked(true);
    setReplaced(null);
    if (!isEmpty) dispatch(refine.asked({ type, text: value.slice(0, LIMITS.refineTextLength), language }));
  };
  const settle = () => {
    dispatch(refine.settled(type));
    // The panel goes, and with it the button that was pressed.
    button.current?.focus();
  };
  const take = (text: string) => {
    setReplaced({ before: value, after: text });
    onChange(text);
    settle();
  };
  const takeBack = (before: string) => {
    onChange(before);
    setReplaced(null);
    button.current?.focus();
  };
  // A text that was edited meanwhile is not what the suggestion is about.
  const current = suggestion?.of === value ? suggestion : null;
  return (
    <Panel>
      <Row>
        <Button ref={button} look="line" small busy={loading} onClick={ask} aria-describedby={`refine-${type}`}>
          {!loading && <PenIcon />}
          {loading ? t('refine.working') : t(`refine.ask.${type}`)}
        </Button>
        <Small id={`refine-${type}`}>{isEmpty ? t('refine.writeFirst') : t('refine.help')}</Small>
      </Row>
      {error && isAsked && <RetryNotice problem={error} busy={loading} onRetry={ask} />}
      <VisuallyHidden role="status">{current && t('refine.ready')}</VisuallyHidden>
      {current && <Comparison suggestion={current} onTake={() => take(current.text)} onKeep={settle} />}
      {replaced?.after === value && (
        <Done>
          <Small role="status">{t('refine.taken')}</Small>
          <Button look="text" small onClick={() => takeBack(replaced.before)}>
            {t('refine.undo')}
          </Button>
        </Done>
      )}
    </Panel>
  );
}
