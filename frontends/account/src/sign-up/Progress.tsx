import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectNewUserDraft } from '@pusula/frontend-kit/session';
import { CheckIcon, Needle, ProgressBezel } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Ahead, StepList, Where } from './Progress.styles.ts';
import { ADDRESS_OF, isOpen, type Step, stepsOf } from './steps.ts';

/** How far the sign-up is. Steps that are done lead back to their page. */
export function Progress({ step }: { step: Step }) {
  const { t } = useTexts('signUp');
  const draft = useSelector(selectNewUserDraft);
  const steps = stepsOf(draft);
  const place = steps.indexOf(step);
  return (
    <aside aria-label={t('progress')}>
      <Where>
        <ProgressBezel done={place + 1} of={steps.length} />
        <div>
          <b>{t(`steps.${step}`)}</b>
          <span>{t('stepOf', { number: place + 1, count: steps.length })}</span>
        </div>
      </Where>
      <StepList>
        {steps.map((one, index) => (
          <li key={one} {...(one === step && { 'aria-current': 'step' as const })}>
            <Sign state={Math.sign(index - place)} />
            {one !== step && isOpen(one, draft) && index < place ? (
              <Link to={ADDRESS_OF[one]}>{t(`steps.${one}`)}</Link>
            ) : (
              t(`steps.${one}`)
            )}
          </li>
        ))}
      </StepList>
    </aside>
  );
}

function Sign({ state }: { state: number }) {
  if (state < 0) return <CheckIcon aria-hidden="true" />;
  return state === 0 ? <Needle bearing={90} /> : <Ahead />;
}
