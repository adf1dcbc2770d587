import { PASSWORD_PROBLEMS, passwordProblems } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { CheckIcon, VisuallyHidden } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { STRENGTHS, strengthOf } from './password-strength.ts';

const Box = styled.div`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s3);
  font: var(--t-small);
`;
const Strength = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s3);
  color: var(--ink-2);
  min-height: 1.5em;
`;
const Bar = styled.span<{ $parts: number }>`
  flex: none;
  width: 120px;
  height: 4px;
  background: linear-gradient(currentColor, currentColor) 0 / ${({ $parts }) => $parts * 25}% 100% no-repeat var(--rule-2);
  /* Four parts, as on a scale. */
  mask: repeating-linear-gradient(90deg, #000 0 27px, #0000 27px 31px);
  @media (forced-colors: active) {
    display: none;
  }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`;
const Rule = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--s2);
  color: var(--${({ $met }) => ($met ? 'good' : 'ink-3')});
  svg {
    width: 16px;
    height: 16px;
  }
`;
const Open = styled.span`
  width: 16px;
  display: grid;
  place-items: center;
  &::before {
    content: '';
    width: 6px;
    height: 6px;
    border: 1px solid var(--edge);
    rotate: 45deg;
  }
`;

/** The rule of passwords spelled out, ticked off while it is typed, and how strong the whole looks. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTexts('signUp');
  const lacking = passwordProblems(password);
  const strength = strengthOf(password);
  return (
    <Box>
      <List aria-label={t('password.rules')}>
        {PASSWORD_PROBLEMS.map((rule) => (
          <Rule key={rule} $met={!lacking.includes(rule)}>
            {lacking.includes(rule) ? <Open /> : <CheckIcon />}
            {t(`password.rule.${rule}`)}
            <VisuallyHidden>{t(lacking.includes(rule) ? 'password.notMet' : 'password.met')}</VisuallyHidden>
          </Rule>
        ))}
      </List>
      <Strength role="status">
        <Bar $parts={STRENGTHS.indexOf(strength)} aria-hidden="true" />
        {t(`password.strength.${strength}`)}
      </Strength>
    </Box>
  );
}
