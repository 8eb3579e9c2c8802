import type { Brand } from '@travel-shell/contract';
import type { ComponentType } from 'react';

const norda = async () => (await import('./logos/NordaLogo.tsx')).NordaLogo;

const terra = async () => (await import('./logos/TerraLogo.tsx')).TerraLogo;

/** The group each brand belongs to; a brand may have none. */
const UNDER_LOGOS: Partial<Record<Brand, () => Promise<ComponentType>>> = {
  flagship: norda,
  sister: norda,
  partner: terra,
};

/** The small logo beneath a brand's own (HDR-003); undefined where the brand has none. */
export async function loadUnderLogo(brand: Brand): Promise<ComponentType | undefined> {
  return UNDER_LOGOS[brand]?.();
}
