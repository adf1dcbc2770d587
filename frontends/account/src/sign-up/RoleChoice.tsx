import { useTexts } from '@pusula/frontend-kit/i18n';
import { newUserDraft, selectNewUserDraft } from '@pusula/frontend-kit/session';
import { Checkbox } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  border-top: 1px solid var(--rule);
  padding-top: var(--s4);
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
`;
const About = styled.p`
  font: var(--t-small);
  color: var(--ink-3);
  margin-left: 32px;
  max-width: 56ch;
`;
const Later = styled.div`
  margin: var(--s3) 0 0 32px;
`;

/** Member or coach (specification section 6), and whether a coach fills in the coaching profile now. */
export function RoleChoice() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const { userType, completesLater } = useSelector(selectNewUserDraft);
  return (
    <Group>
      <legend>{t('role.legend')}</legend>
      <Checkbox
        checked={userType === 'coach'}
        aria-describedby="about-coaches"
        onChange={({ target }) => dispatch(newUserDraft.answered({ userType: target.checked ? 'coach' : 'member' }))}
      >
        {t('role.coach')}
      </Checkbox>
      <About id="about-coaches">{t('role.aboutCoaches')}</About>
      {userType === 'coach' && (
        <Later>
          <Checkbox
            checked={completesLater}
            aria-describedby="about-later"
            onChange={({ target }) => dispatch(newUserDraft.answered({ completesLater: target.checked }))}
          >
            {t('role.later')}
          </Checkbox>
          <About id="about-later">{t('role.aboutLater')}</About>
        </Later>
      )}
    </Group>
  );
}
