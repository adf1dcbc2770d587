import type { EditedUser } from '@pusula/contracts';
import { CategoryField, CertificateFields } from '@pusula/frontend-kit/expertise';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Tabs } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { BasicInfo } from './BasicInfo.tsx';
import { Dense } from './UserEdit.styles.ts';
import type { UserFields } from './user-fields.ts';
import { hasCoaching, type Tab } from './user-form.ts';

type UserTabsProps = { user: EditedUser; isOwn: boolean; tab: Tab; onTab: (tab: Tab) => void };

/** The parts of the form. Whoever has no coaching profile has only one. */
export function UserTabs({ user, isOwn, tab, onTab }: UserTabsProps) {
  const { t } = useTexts('userEdit');
  const { watch } = useFormContext<UserFields>();
  const readable = (content: ReactNode) => <Dense>{user.status === 'deleted' ? <fieldset disabled>{content}</fieldset> : content}</Dense>;
  const basic = readable(<BasicInfo user={user} isOwn={isOwn} />);
  if (!hasCoaching(user)) return basic;
  const tabs: { key: Tab; label: string; content: ReactNode }[] = [
    { key: 'basic', label: t('tabs.basic'), content: basic },
    {
      key: 'categories',
      label: t('tabs.categories', { count: watch('categories').length }),
      content: readable(<CategoryField label={t('categories.label')} help={t('categories.help')} known={user.categories} />),
    },
    {
      key: 'certificates',
      label: t('tabs.certificates', { count: watch('certificates').length }),
      content: readable(<CertificateFields label={t('certificates.label')} help={t('certificates.help')} />),
    },
  ];
  return <Tabs label={t('tabs.label')} tabs={tabs} active={tab} onChange={(key) => onTab(key as Tab)} />;
}
