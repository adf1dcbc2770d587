import { LIMITS, tidyKeyword } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { forgetOwnSearches, ownSearches } from '@pusula/frontend-kit/session';
import { ArrowRightIcon, Button, CloseIcon, Needle, SearchIcon, useCombobox } from '@pusula/frontend-kit/ui';
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { cutOf, NOT_CUT, wholeWords } from './cut-text.ts';
import { ButtonText, ClearButton, Field, FieldPlace, Lens, SearchForm, ShortPlaceholder } from './SearchBox.styles.ts';
import { Suggestions } from './Suggestions.tsx';
import { type Filters, filterParameters, NO_FILTERS, RESULTS_PATH } from './search-address.ts';
import { inShownOrder, toOwnSuggestion } from './shown-suggestions.ts';
import { suggestionTarget } from './suggestion-target.ts';
import { selectSuggestions, suggestions as suggestionFacts } from './suggestions.slice.ts';
import { LimitReached, WrittenLength } from './WrittenLength.tsx';

type SearchBoxProps = {
  /** What is searched for now. */
  keyword: string;
  /** Kept by a search that is sent without scripts, too. */
  filters?: Filters;
  /** A search is under way. */
  busy: boolean;
  /** 'discover' stands on the home page and keeps its words on a phone; 'search' shrinks to an arrow there. */
  button: 'discover' | 'search';
  /** @param keyword tidied; '' asks for everybody */
  onSearch: (keyword: string) => void;
};

export function SearchBox({ keyword, filters = NO_FILTERS, busy, button, onSearch }: SearchBoxProps) {
  const { t, language } = useTexts('search');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(keyword);
  const [cut, setCut] = useState(NOT_CUT);
  const write = (written: string) => {
    setText(written);
    setCut(NOT_CUT);
  };
  const [shownKeyword, setShownKeyword] = useState(keyword);
  if (keyword !== shownKeyword) {
    setShownKeyword(keyword);
    write(keyword);
  }

  const [own, setOwn] = useState<readonly string[]>([]);
  const completions = inShownOrder(useSelector(selectSuggestions));
  const shown = text === '' ? own.map(toOwnSuggestion) : completions;
  const search = () => {
    const wanted = tidyKeyword(wholeWords(text, cut));
    list.close();
    dispatch(suggestionFacts.left());
    write(wanted);
    onSearch(wanted);
  };
  const choose = (index: number) => {
    const suggestion = shown[index];
    if (!suggestion) return;
    list.close();
    dispatch(suggestionFacts.left());
    if (suggestion.kind === 'phrase' || suggestion.kind === 'own') {
      write(suggestion.text);
      onSearch(tidyKeyword(suggestion.text));
    } else navigate(suggestionTarget(suggestion, language));
  };
  const list = useCombobox({
    count: shown.length,
    onChoose: choose,
    // Enter with nothing written does nothing (specification section 5).
    onEnter: () => tidyKeyword(text) && search(),
  });
  const type = (written: string) => {
    setText(written);
    dispatch(suggestionFacts.typed({ text: written, language }));
    list.open();
  };
  // What React calls so knows neither what is deleted nor what does not fit.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const follow = ({ data, inputType }: InputEvent) => {
      const { value, selectionStart, selectionEnd } = field;
      setCut((before) => cutOf({ value, selectionStart, selectionEnd }, { data, inputType }, before));
    };
    field.addEventListener('beforeinput', follow);
    return () => field.removeEventListener('beforeinput', follow);
  }, []);
  const offerOwn = () => {
    if (text !== '') return;
    setOwn(ownSearches());
    list.open();
  };
  // What was typed, or begun, before the page could answer.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== text) type(typed);
    else if (document.activeElement === input.current) offerOwn();
  });
  useLayoutEffect(() => takeOver(), []);
  const forgetOwn = () => {
    forgetOwnSearches();
    setOwn([]);
  };
  const clear = () => {
    type('');
    setCut(NOT_CUT);
    input.current?.focus();
    if (keyword) onSearch('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };

  return (
    <SearchForm role="search" action={RESULTS_PATH} $stacked={button === 'discover'} onSubmit={submit}>
      <Lens>{busy ? <Needle swinging size={22} /> : <SearchIcon />}</Lens>
      <FieldPlace>
        <Field
          ref={input}
          {...list.inputProps}
          name="q"
          aria-label={t('box.label')}
          aria-busy={busy}
          placeholder={t('box.placeholder')}
          maxLength={LIMITS.searchKeywordLength}
          enterKeyHint="search"
          spellCheck={false}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={offerOwn}
          onClick={offerOwn}
        />
        <ShortPlaceholder aria-hidden>{t('box.placeholderShort')}</ShortPlaceholder>
      </FieldPlace>
      {filterParameters(filters).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <WrittenLength length={text.length} />
      <LimitReached length={text.length} wasPasted={cut.wasPasted} />
      {text !== '' && (
        <ClearButton type="button" aria-label={t('box.clear')} onClick={clear}>
          <CloseIcon />
        </ClearButton>
      )}
      <Button type="submit" aria-label={t(`box.${button}`)}>
        <ButtonText $button={button}>
          <ArrowRightIcon />
          <span>{t(`box.${button}`)}</span>
        </ButtonText>
      </Button>
      {list.isOpen && (
        <Suggestions id={list.listId} shown={shown} active={list.active} optionId={list.optionId} onChoose={choose} onForget={forgetOwn} />
      )}
    </SearchForm>
  );
}
