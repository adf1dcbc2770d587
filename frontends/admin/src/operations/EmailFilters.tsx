import { EMAIL_KINDS, EMAIL_STATES, LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { SearchIcon, TextField } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { ToolSelect } from '../table/ToolSelect.tsx';
import type { MailFilter } from './operations.slice.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3) var(--s4);
  > :first-child {
    flex: 1 1 240px;
    max-width: 360px;
  }
  @media (max-width: 720px) {
    > :first-child {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;
const ANY = '';

/** Which e-mails are shown. */
export function EmailFilters({ filter, onChange }: { filter: MailFilter; onChange: (filter: MailFilter) => void }) {
  const { t } = useTexts('operations');
  const any = { value: ANY, label: t('mail.any') };
  return (
    <Tools role="search">
      <TextField
        label={t('mail.search')}
        type="search"
        icon={<SearchIcon aria-hidden />}
        autoComplete="off"
        maxLength={LIMITS.emailLength}
        value={filter.search ?? ''}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <ToolSelect
        label={t('mail.state')}
        value={filter.state ?? ANY}
        options={[any, ...EMAIL_STATES.map((state) => ({ value: state, label: t(`mail.states.${state}`) }))]}
        onChange={(value) => onChange({ ...filter, state: EMAIL_STATES.find((state) => state === value) })}
      />
      <ToolSelect
        label={t('mail.kind')}
        value={filter.kind ?? ANY}
        options={[any, ...EMAIL_KINDS.map((kind) => ({ value: kind, label: t(`mail.kinds.${kind}`) }))]}
        onChange={(value) => onChange({ ...filter, kind: EMAIL_KINDS.find((kind) => kind === value) })}
      />
    </Tools>
  );
}
