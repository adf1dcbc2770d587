import { NEW_PASSWORD_PROBLEMS, type NewPasswordProblem, passwordProblems } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { CheckIcon, VisuallyHidden } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import type { PasswordVerdict } from './password-check.slice.ts';
import { STRENGTHS, strengthOf } from './password-strength.ts';

const RulesPanel = styled.div`
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
const RuleList = styled.ul`
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

type RuleState = 'met' | 'notMet' | 'unchecked';

/** Of what can be told here, and of what only the server can tell. */
function stateOf(rule: NewPasswordProblem, lacking: readonly NewPasswordProblem[], verdict: PasswordVerdict): RuleState {
  if (rule !== 'common') return lacking.includes(rule) ? 'notMet' : 'met';
  if (verdict === 'fine') return 'met';
  return verdict === 'common' ? 'notMet' : 'unchecked';
}

type PasswordRulesProps = {
  password: string;
  /** The server's, as far as it is known. */
  verdict: PasswordVerdict;
};

/** The rule of passwords spelled out, ticked off while it is typed, and how strong the whole looks. */
export function PasswordRules({ password, verdict }: PasswordRulesProps) {
  const { t } = useTexts('passwords');
  const lacking = passwordProblems(password);
  const strength = strengthOf(password, verdict);
  return (
    <RulesPanel>
      <RuleList aria-label={t('rules.label')}>
        {NEW_PASSWORD_PROBLEMS.map((rule) => {
          const state = stateOf(rule, lacking, verdict);
          return (
            <Rule key={rule} $met={state === 'met'}>
              {state === 'met' ? <CheckIcon /> : <Open />}
              {t(`rules.rule.${rule}`)}
              <VisuallyHidden>{t(`rules.${state}`)}</VisuallyHidden>
            </Rule>
          );
        })}
      </RuleList>
      <Strength role="status">
        <Bar $parts={STRENGTHS[strength]} aria-hidden="true" />
        {t(`rules.strength.${strength}`)}
      </Strength>
    </RulesPanel>
  );
}
