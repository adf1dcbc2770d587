import { useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';
import { ToolSelect } from '../table/ToolSelect.tsx';
import { PERIODS, type Period } from './statistics.ts';

/** As high as the buttons beside it. */
const PeriodField = styled.div`
  && select {
    min-height: 36px;
    padding-block: 4px;
  }
`;

/** How many days the figures look back. */
export function PeriodSelect({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t } = useTexts('dashboard');
  return (
    <PeriodField>
      <ToolSelect
        label={t('period.name')}
        value={String(period)}
        options={PERIODS.map((days) => ({ value: String(days), label: t('period.last', { count: days }) }))}
        onChange={(value) => onChange(PERIODS.find((days) => String(days) === value) ?? period)}
      />
    </PeriodField>
  );
}
