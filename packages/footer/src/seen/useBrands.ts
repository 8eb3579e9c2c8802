import type { Schema } from '@travel-shell/contract';
import { useShellState } from '@travel-shell/store';
import { footerBrands } from '@travel-shell/store/account';

/** Partners, social media and their icon URLs, once fetched; null if they cannot be had. */
export function useBrands(brand: string): Schema<'FooterBrandsState'> | null | undefined {
  const state = useShellState(footerBrands(brand));
  if ('data' in state) return state.data;
  return state.status === 'failed' ? null : undefined;
}
