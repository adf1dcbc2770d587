import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ClearButton } from './ClearButton.tsx';
import { SearchIcon } from './icons.ts';
import { TextField } from './TextField.tsx';

const SearchFrame = styled.div`
  input {
    appearance: none;
    padding-right: 44px;
  }
  /* Each browser has a cross of its own, or none. */
  input::-webkit-search-cancel-button {
    display: none;
  }
`;

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'icon' | 'end' | 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

/** Finds while somebody types; a press empties it. */
export const SearchField = ({ value, onChange, ...field }: SearchFieldProps) => (
  <SearchFrame>
    <TextField
      autoComplete="off"
      {...field}
      type="search"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      icon={<SearchIcon aria-hidden />}
      end={value !== '' && <ClearButton onClear={() => onChange('')} />}
    />
  </SearchFrame>
);
