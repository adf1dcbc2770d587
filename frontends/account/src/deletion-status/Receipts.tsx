import { useTexts } from '@pusula/frontend-kit/i18n';
import { timeOf } from '@pusula/frontend-kit/time';
import { CheckIcon, Small, SubHeading } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import type { DeletionRequest } from './deletion-request.ts';

const ReceiptsHeader = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--s4);
  padding-bottom: var(--s2);
  font-variant-numeric: tabular-nums;
`;
const Receipt = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: baseline;
  border-top: 1px solid var(--rule-2);
  padding: var(--s3) 0;
  > svg {
    width: 18px;
    height: 18px;
    align-self: start;
    margin-top: 4px;
    color: var(--good);
  }
  > p {
    font-variant-numeric: tabular-nums;
  }
`;
/** Where the tick will be. */
const Open = styled.i`
  width: 7px;
  height: 7px;
  justify-self: center;
  align-self: start;
  margin-top: 9px;
  border: 1px solid var(--ink-3);
  rotate: 45deg;
`;

/** The words for a service. */
const PARTS: Readonly<Record<DeletionRequest['receipts'][number]['service'], string>> = {
  identity: 'identity',
  gateway: 'gateway',
  profile: 'profile',
  catalog: 'catalog',
  search: 'search',
  mail: 'mail',
  'ai-refine': 'refining',
};

/** What each part of the product had, and whether it is gone. */
export function Receipts({ receipts }: Pick<DeletionRequest, 'receipts'>) {
  const { t, language } = useTexts('deletionStatus');
  const done = receipts.filter(({ at }) => at !== null).length;
  return (
    <section>
      <ReceiptsHeader>
        <SubHeading as="h2">{t('parts.title')}</SubHeading>
        <Small role="status" aria-label={t('parts.progress', { done, all: receipts.length })}>
          {done} / {receipts.length}
        </Small>
      </ReceiptsHeader>
      <ul>
        {receipts.map(({ service, at }) => (
          <Receipt key={service}>
            {at === null ? <Open /> : <CheckIcon />}
            <span>{t(`parts.${PARTS[service]}`)}</span>
            <Small>
              {at === null ? (
                t('parts.waiting')
              ) : (
                <>
                  {t('parts.done')} <time dateTime={at}>{timeOf(at, language)}</time>
                </>
              )}
            </Small>
          </Receipt>
        ))}
      </ul>
    </section>
  );
}
