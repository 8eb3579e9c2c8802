import type { Schema } from '@travel-shell/contract';
import type { Brand } from '@travel-shell/core';
import { useShellState } from '@travel-shell/store';
import { footerBrands } from '@travel-shell/store/account';

/** Partners, social media and their icon URLs, once fetched. */
export function useBrands(brand: Brand): Schema<'FooterBrandsState'> | undefined {
  const state = useShellState(footerBrands(brand));
  return 'data' in state ? state.data : undefined;
}
