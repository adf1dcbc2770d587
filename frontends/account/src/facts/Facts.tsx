import { useTexts } from '@pusula/frontend-kit/i18n';
import { type Fact, FactList } from './FactList.tsx';

/** What is known of somebody; an empty value says that it is missing. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTexts('profile');
  return <FactList facts={facts} missing={t('missing')} />;
}
