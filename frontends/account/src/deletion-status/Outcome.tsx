import { homeAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { momentOf } from '@pusula/frontend-kit/time';
import { Button, ButtonLink } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { type Fact, FactList } from '../facts/FactList.tsx';
import type { DeletionRequest } from './deletion-request.ts';
import { Receipts } from './Receipts.tsx';
import { Remains } from './Remains.tsx';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;

type OutcomeProps = {
  code: string;
  request: DeletionRequest;
  /** Nobody asks any more by themself: the reader may. */
  onAgain: (() => void) | null;
  busy: boolean;
};

/** What is known of a request that was found. */
export function Outcome({ code, request: { status, requestedAt, erasedAt, receipts }, onAgain, busy }: OutcomeProps) {
  const { t, language } = useTexts('deletionStatus');
  const facts: Fact[] = [
    [t('code'), code],
    [t('requestedAt'), momentOf(requestedAt, language)],
  ];
  if (erasedAt) facts.push([t('erasedAt'), momentOf(erasedAt, language)]);
  return (
    <>
      <FactList facts={facts} missing="" />
      {receipts.length > 0 && <Receipts receipts={receipts} />}
      {status !== 'received' && <Remains />}
      <Ways>
        {onAgain && (
          <Button onClick={onAgain} busy={busy}>
            {t('again')}
          </Button>
        )}
        <ButtonLink to={homeAddress(language)} look={onAgain ? 'line' : 'main'}>
          {t('home')}
        </ButtonLink>
      </Ways>
    </>
  );
}
