import type { Brand } from '@travel-shell/contract';
import { type EntityStatus, useShellState } from '@travel-shell/store';
import {
  type Footer,
  footerBrands,
  footerOf,
  footerSiteMap,
  footerState,
  privacyMenu,
} from '@travel-shell/store/account';

function dataOf<T>(entity: EntityStatus<T>): T | undefined {
  return 'data' in entity ? entity.data : undefined;
}

/** The footer of a brand from the back end, once all of it has been answered or refused: it is drawn once. */
export function useFooter(brand: Brand): Footer | undefined {
  const state = useShellState(footerState(brand));
  const siteMap = useShellState(footerSiteMap(brand));
  const menu = useShellState(privacyMenu);
  if ([state, siteMap, menu].some(({ status }) => status === 'pending')) return undefined;
  return footerOf({ state: dataOf(state), siteMap: dataOf(siteMap), privacyMenu: dataOf(menu) });
}

const PENDING = { status: 'pending' } as const;
/** Asks nobody. */
const NOTHING = { name: '', initial: PENDING, get: () => PENDING, subscribe: () => () => {} };

/** Partners, social media and their icons. Asked for with `isWanted` only (FTR-003). */
export function useFooterBrands(brand: Brand, isWanted: boolean) {
  const entity = useShellState<ReturnType<ReturnType<typeof footerBrands>['get']>>(
    (isWanted ? footerBrands(brand) : NOTHING) as ReturnType<typeof footerBrands>,
  );
  return { isPending: entity.status === 'pending', data: dataOf(entity) };
}
