import { lazy, Suspense, useState } from 'react';
import { ThemeButton } from './ThemeButton.tsx';

const loadMenu = () => import('./ThemeMenu.tsx');
const ThemeMenu = lazy(loadMenu);

/** In the header. Its menu is fetched by those who open it. */
export function ThemeSwitch() {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return <ThemeButton onPointerEnter={() => void loadMenu().catch(() => undefined)} onClick={() => setWanted(true)} />;
  return (
    <Suspense fallback={<ThemeButton />}>
      <ThemeMenu />
    </Suspense>
  );
}
