import { useTexts } from '@pusula/frontend-kit/i18n';
import { ClearButton, Combobox, controlBox, Field } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { auditPeople } from './audit.slice.ts';

const Frame = styled.div`
  position: relative;
  min-width: 220px;
  > input {
    ${controlBox}
    min-height: 44px;
    padding-block: 8px;
    padding-right: 44px;
  }
  [role='option'] {
    padding-block: var(--s1);
    line-height: 1.3;
  }
  small {
    display: block;
    color: var(--ink-3);
  }
`;

const PEOPLE = 10;

type PersonFilterProps = { label: string; onChoose: (id: string) => void };

/** Finds a person by name or address, to look at their part of the log alone. */
export function PersonFilter({ label, onChoose }: PersonFilterProps) {
  const { t } = useTexts('audit');
  const dispatch = useDispatch();
  const { input, data: people } = useSelector(auditPeople.select);
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    setTyped(text);
    const wanted = text.trim();
    const search = { searchType: 'any', email: wanted, pageSize: PEOPLE } as const;
    dispatch(wanted === '' ? auditPeople.left() : auditPeople.typed(search));
  };
  const options = (input?.email === typed.trim() ? (people ?? []) : []).map(({ id, firstName, lastName, email }) => ({
    key: id,
    text: `${firstName} ${lastName}`,
    content: (
      <span>
        {`${firstName} ${lastName}`}
        <small>{email}</small>
      </span>
    ),
  }));
  return (
    <Field label={label}>
      {(control) => (
        <Frame>
          <Combobox
            {...control}
            value={typed}
            placeholder={t('filter.person')}
            listLabel={label}
            options={options}
            onChange={type}
            onSelect={({ key }) => {
              setTyped('');
              onChoose(key);
            }}
          />
          {typed !== '' && <ClearButton onClear={() => type('')} />}
        </Frame>
      )}
    </Field>
  );
}
