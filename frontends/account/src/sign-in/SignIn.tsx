import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { RETURN_KEY, returnAddress, selectIsAuthenticated } from '@pusula/frontend-kit/session';
import { Rose, Soft, Title } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SignInForm } from './SignInForm.tsx';

/** Widths inside are measured against it: unlike the viewport's, they leave the scroll bar out. */
const Frame = styled.div`
  flex: 1;
  display: grid;
  container-type: inline-size;
`;
const Gate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Entrance = styled.div`
  padding: var(--s7) 0;
  margin-left: max(var(--gutter), calc((100cqi - var(--page)) / 2));
  margin-right: var(--gutter);
  max-width: 432px;
  display: grid;
  gap: var(--s5);
  align-content: start;
  h1 {
    font-size: clamp(2rem, 3.1vw, 2.75rem);
  }
  h1 + p {
    margin-top: var(--s3);
  }
  @media (max-width: 720px) {
    margin-left: var(--gutter);
    padding-block: var(--s6);
    max-width: none;
  }
`;
const Side = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 640px;
  border-left: 1px solid var(--rule);
  svg {
    position: absolute;
    width: 1180px;
    max-width: none;
    left: 56px;
    top: -84px;
  }
  @media (max-width: 1000px) {
    display: none;
  }
`;

/** /signin: leads back to where its visitor was going. */
export default function SignIn() {
  const { t } = useTexts('signIn');
  const [query] = useSearchParams();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const returnTo = returnAddress(query.get(RETURN_KEY), location.origin);
  if (isAuthenticated) return <Navigate to={returnTo} replace />;
  return (
    <Frame>
      <Gate>
        <PageTitle>{t('submit')}</PageTitle>
        <Entrance>
          <div>
            <Title>{t('title')}</Title>
            <Soft>{returnTo === '/' ? t('text') : t('textOnTheWay')}</Soft>
          </div>
          <SignInForm returnTo={returnTo} />
        </Entrance>
        <Side>
          <Rose />
        </Side>
      </Gate>
    </Frame>
  );
}
