import type { EntityStatus } from '@travel-shell/store';
import { useShellState } from '@travel-shell/store';
import { footerOf, footerSiteMap, footerState, privacyMenu } from '@travel-shell/store/account';
import type { ReactNode } from 'react';
import type { FooterPreparation } from './FooterProps.ts';
import type { Sections } from './sections.ts';
import { sectionsOf } from './sectionsOf.ts';

interface FetchedSectionsProps {
  prepared: FooterPreparation;
  managePrivacy: boolean;
  children: (sections: Sections) => ReactNode;
}

/** The sections from the back end, once every request has settled, so the footer renders once. */
export function FetchedSections({ prepared, managePrivacy, children }: FetchedSectionsProps): ReactNode {
  const state = useShellState(footerState(prepared.brand));
  const siteMap = useShellState(footerSiteMap(prepared.brand));
  const menu = useShellState(privacyMenu);
  if ([state, siteMap, menu].some(({ status }) => status === 'pending')) return <slot name="fallback" />;

  const footer = footerOf({ state: dataOf(state), siteMap: dataOf(siteMap), privacyMenu: dataOf(menu) });
  const sections = sectionsOf(footer, { ...prepared, managePrivacy });
  // FTR-002
  return Object.keys(sections).length > 0 ? children(sections) : <slot name="fallback" />;
}

function dataOf<T>(entity: EntityStatus<T>): T | undefined {
  return 'data' in entity ? entity.data : undefined;
}
