import { lazyPart } from '@pusula/frontend-kit/page';
import { useState } from 'react';
import { ThemeButton } from './ThemeButton.tsx';

const ThemeMenu = lazyPart(() => import('./ThemeMenu.tsx'), ThemeButton);

/** In the header. Its menu is fetched by those who open it. */
export function ThemeSwitch() {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? <ThemeMenu /> : <ThemeButton onPointerEnter={ThemeMenu.preload} onClick={() => setWanted(true)} />;
}
