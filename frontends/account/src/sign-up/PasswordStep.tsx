import { useSelector } from 'react-redux';
import { PasswordFields } from './PasswordFields.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { selectSignUp } from './sign-up.slice.ts';
import { useNewPassword } from './use-new-password.ts';
import { useStep } from './use-step.ts';
import { WizardPage } from './WizardPage.tsx';

/** /signup-step-two: what the person comes for, which says how many pages follow, and the password. */
export default function PasswordStep() {
  const { goOn } = useStep('password');
  const newPassword = useNewPassword(useSelector(selectSignUp).password);
  return (
    <WizardPage step="password" narrow onSubmit={newPassword.choose(goOn)} busy={newPassword.isWaiting}>
      <RoleChoice />
      <PasswordFields {...newPassword} />
    </WizardPage>
  );
}
