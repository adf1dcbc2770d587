import { EMAIL_KINDS, EMAIL_STATES, LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { SearchField, Select } from '@pusula/frontend-kit/ui';
import { FoldingToolbar } from '../table/Toolbar.tsx';
import type { MailFilter } from './operations.slice.ts';

/** Which e-mails are shown. */
export function EmailFilters({ filter, onChange }: { filter: MailFilter; onChange: (filter: MailFilter) => void }) {
  const { t } = useTexts('operations');
  return (
    <FoldingToolbar chosen={[filter.search, filter.state, filter.kind].filter(Boolean).length}>
      <SearchField
        label={t('mail.search')}
        maxLength={LIMITS.emailLength}
        value={filter.search ?? ''}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <Select
        label={t('mail.state')}
        value={filter.state ?? ''}
        placeholder={t('mail.any')}
        options={EMAIL_STATES.map((state) => ({ value: state, label: t(`mail.states.${state}`) }))}
        onChange={({ target: { value } }) => onChange({ ...filter, state: EMAIL_STATES.find((state) => state === value) })}
      />
      <Select
        label={t('mail.kind')}
        value={filter.kind ?? ''}
        placeholder={t('mail.any')}
        options={EMAIL_KINDS.map((kind) => ({ value: kind, label: t(`mail.kinds.${kind}`) }))}
        onChange={({ target: { value } }) => onChange({ ...filter, kind: EMAIL_KINDS.find((kind) => kind === value) })}
      />
    </FoldingToolbar>
  );
}
