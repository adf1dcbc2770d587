import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Small } from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { type LinkPurpose, mailedLinks } from './mailed-link.slice.ts';
import { SendAgain } from './SendAgain.tsx';

const Box = styled.div`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  > button {
    margin-left: calc(-1 * var(--s3));
  }
`;

/** What to do until the mail is there. Where it went stands in the page's own words above. */
export function LinkSent({ purpose }: { purpose: LinkPurpose }) {
  const { t } = useTexts('mailedLink');
  const dispatch = useDispatch();
  return (
    <Box>
      <Small>{t('spam')}</Small>
      <SendAgain purpose={purpose} />
      <Button look="text" onClick={() => dispatch(mailedLinks.begun(purpose))}>
        {t('otherAddress')}
      </Button>
    </Box>
  );
}
