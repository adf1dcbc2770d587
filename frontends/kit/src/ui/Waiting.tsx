import { useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Needle } from './Needle.tsx';

const WaitingStatus = styled.div`
  min-height: 40svh;
  display: grid;
  place-items: center;
  color: var(--ink-2);
`;

/** A screen is on its way. A short wait shows nothing: a needle that only flashes up disturbs. */
export function Waiting() {
  const { t } = useTexts();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return (
    <WaitingStatus data-arriving role="status" aria-label={late ? t('ui.loading') : undefined}>
      {late && <Needle swinging size={40} />}
    </WaitingStatus>
  );
}
