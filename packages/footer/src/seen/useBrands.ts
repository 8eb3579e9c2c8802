import type { Brand, Schema } from '@travel-shell/contract';
import { useShellState } from '@travel-shell/store';
import { footerBrands } from '@travel-shell/store/account';

/** Partners, social media and where their icons are, as soon as the back end has said so. */
export function useBrands(brand: Brand): Schema<'FooterBrandsState'> | undefined {
  const state = useShellState(footerBrands(brand));
  return 'data' in state ? state.data : undefined;
}
