import { useTexts } from '@pusula/frontend-kit/i18n';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { EyeIcon, EyeOffIcon } from './icons.ts';
import { TextField } from './TextField.tsx';

const Reveal = styled.button`
  position: absolute;
  right: 2px;
  top: 2px;
  width: 44px;
  height: 44px;
  display: grid;
  place-items: center;
  color: var(--ink-2);
  + input, input:has(+ &) {
    padding-right: 48px;
  }
`;

/** A password that its owner may look at while typing. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'icon' | 'end'>) {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  const reveal = (
    <Reveal type="button" aria-pressed={shown} aria-label={t('ui.showPassword')} onClick={() => setShown(!shown)}>
      {shown ? <EyeOffIcon /> : <EyeIcon />}
    </Reveal>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} end={reveal} />;
}
