import { useTexts } from '@pusula/frontend-kit/i18n';
import { Needle } from '@pusula/frontend-kit/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SignedOutPage } from '../signed-out-page/SignedOutPage.tsx';

const VerifyingStatus = styled.div`
  min-height: 44px;
  display: grid;
  place-items: center start;
`;

/** The link is on its way to the server. */
export function Verifying(frame: Pick<ComponentProps<typeof SignedOutPage>, 'name' | 'titleRef'>) {
  const { t } = useTexts('verification');
  return (
    <SignedOutPage {...frame} title={t('verifying.title')} text={t('verifying.text')}>
      <VerifyingStatus role="status" aria-label={t('verifying.title')}>
        <Needle swinging size={40} />
      </VerifyingStatus>
    </SignedOutPage>
  );
}
