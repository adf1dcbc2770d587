import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectIsAuthenticated } from '@pusula/frontend-kit/session';
import { Wrap } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const COACH_SIGN_UP = '/signup?role=coach';

const JoinLine = styled.aside`
  background: var(--deep);
  color: var(--on-deep);
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s3);
    min-height: 64px;
    border-top: 1px solid var(--rule-deep);
  }
  a {
    padding-block: 10px;
    font: var(--t-label);
    text-decoration: underline 1px;
    text-underline-offset: 0.22em;
  }
  a:focus-visible {
    outline-color: currentColor;
  }
`;

/** The way in for coaches, at the end of the home page. Whoever is signed in has an account already. */
export function JoinAsCoach() {
  const { t } = useTexts('join');
  if (useSelector(selectIsAuthenticated)) return null;
  return (
    <JoinLine>
      <Wrap>
        <p>
          {t('question')} <Link to={COACH_SIGN_UP}>{t('link')}</Link>
        </p>
      </Wrap>
    </JoinLine>
  );
}
