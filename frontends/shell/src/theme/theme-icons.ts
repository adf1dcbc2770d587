import type { ThemeChoice } from '@pusula/frontend-kit/theme';
import { MoonIcon, SunIcon, SystemIcon } from '@pusula/frontend-kit/ui';

export const THEME_ICONS = { system: SystemIcon, light: SunIcon, dark: MoonIcon } as const satisfies Record<ThemeChoice, unknown>;
