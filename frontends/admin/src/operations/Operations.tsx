import { useTexts } from '@pusula/frontend-kit/i18n';
import { Tabs } from '@pusula/frontend-kit/ui';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../console/Page.tsx';
import { Emails } from './Emails.tsx';
import { FailedEvents } from './FailedEvents.tsx';
import { Index } from './Index.tsx';
import { Services } from './Services.tsx';

const PARTS = { services: Services, 'failed-events': FailedEvents, index: Index, emails: Emails } as const;
type Part = keyof typeof PARTS;
const KEYS = Object.keys(PARTS) as Part[];

/** /admin/operations?part=: what runs, what was given up, what search knows and what was mailed. */
export default function Operations() {
  const { t } = useTexts('operations');
  const [query, setQuery] = useSearchParams();
  const active = KEYS.find((key) => key === query.get('part')) ?? 'services';
  const tabs = KEYS.map((key) => {
    const Content = PARTS[key];
    return { key, label: t(`part.${key}`), content: <Content /> };
  });
  return (
    <Page title={t('title')}>
      <Tabs label={t('title')} tabs={tabs} active={active} onChange={(part) => setQuery({ part })} />
    </Page>
  );
}
