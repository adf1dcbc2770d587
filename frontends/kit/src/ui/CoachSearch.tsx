import { LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { controlBox } from './field-styles.ts';

const Form = styled.form`
  display: flex;
  gap: var(--s2);
  margin-top: var(--s5);
  max-width: 480px;
  input {
    ${controlBox}
    flex: 1;
    min-width: 0;
  }
`;

/** Enter with nothing written does nothing (specification section 5). */
const refuseBlank = (event: FormEvent<HTMLFormElement>) => {
  if (!String(new FormData(event.currentTarget).get('q')).trim()) event.preventDefault();
};

/** A search where the search box's own part may be what cannot be had: the browser sends it by itself. */
export function CoachSearch({ look }: { look: 'main' | 'line' }) {
  const { t } = useTexts();
  return (
    <Form role="search" action="/search-results" onSubmit={refuseBlank}>
      <input
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LIMITS.searchKeywordLength}
        aria-label={t('ui.search.label')}
        placeholder={t('ui.search.placeholder')}
      />
      <Button type="submit" look={look}>
        {t('ui.search.submit')}
      </Button>
    </Form>
  );
}
