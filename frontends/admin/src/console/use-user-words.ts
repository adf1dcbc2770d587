import { useTexts } from '@pusula/frontend-kit/i18n';
import type { UserStatus, UserType } from './user-kinds.ts';

/** What an admin calls the kinds of people and the states of their accounts. */
export function useUserWords() {
  const { t } = useTexts('console');
  return {
    typeName: (type: UserType): string => t(`types.${type}`),
    statusName: (status: UserStatus): string => t(`statuses.${status}`),
  };
}
