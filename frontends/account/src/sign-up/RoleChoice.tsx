import { useTexts } from '@pusula/frontend-kit/i18n';
import { newUserDraft, selectNewUserDraft } from '@pusula/frontend-kit/session';
import { Checkbox, Radio } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  legend {
    font: var(--t-label);
    padding: 0;
    margin-bottom: 6px;
  }
`;
const Role = styled.div`
  border-top: 1px solid var(--rule-2);
  padding-block: var(--s3);
  &:last-child {
    border-bottom: 1px solid var(--rule-2);
  }
  label > span {
    font-weight: 600;
  }
`;
const About = styled.p`
  font: var(--t-small);
  color: var(--ink-3);
  margin-left: 32px;
  max-width: 56ch;
`;
const Later = styled.div`
  margin: var(--s2) 0 0 32px;
  label > span {
    font-weight: inherit;
  }
`;

/** Member or coach (specification section 6), and whether a coach fills in the coaching profile now. */
export function RoleChoice() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const { userType, completesLater } = useSelector(selectNewUserDraft);
  const role = (type: typeof userType) => (
    <>
      <Radio
        name="role"
        checked={userType === type}
        aria-describedby={`about-${type}`}
        onChange={() => dispatch(newUserDraft.answered({ userType: type }))}
      >
        {t(`role.${type}`)}
      </Radio>
      <About id={`about-${type}`}>{t(`role.about.${type}`)}</About>
    </>
  );
  return (
    <Group>
      <legend>{t('role.legend')}</legend>
      <Role>{role('member')}</Role>
      <Role>
        {role('coach')}
        {userType === 'coach' && (
          <Later>
            <Checkbox
              checked={completesLater}
              aria-describedby="about-later"
              onChange={({ target }) => dispatch(newUserDraft.answered({ completesLater: target.checked }))}
            >
              {t('role.later')}
            </Checkbox>
            <About id="about-later">{t('role.about.later')}</About>
          </Later>
        )}
      </Role>
    </Group>
  );
}
