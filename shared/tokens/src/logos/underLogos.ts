import type { Brand } from '@travel-shell/core';
import type { ComponentType } from 'react';
import { NordaLogo } from './NordaLogo.tsx';
import { TerraLogo } from './TerraLogo.tsx';

/** The small logo beneath a brand's own, that of the group it belongs to (HDR-003). A brand may have none. */
export const UNDER_LOGOS: Partial<Record<Brand, ComponentType>> = {
  flagship: NordaLogo,
  sister: NordaLogo,
  partner: TerraLogo,
};
