import { useLazy } from '@travel-shell/piece';
import { useShellState } from '@travel-shell/store';
import { footerOf, footerSiteMap, footerState, privacyMenu } from '@travel-shell/store/account';
import { type BrandData, loadBrand } from '@travel-shell/tokens';
import { type ReactNode, useEffect, useState } from 'react';
import type { FooterProps } from './FooterProps.ts';
import { canCall, lazySeen } from './lazySeen.ts';
import type { Sections } from './sections.ts';
import { sectionsOf } from './sectionsOf.ts';
import { useBrands } from './seen/useBrands.ts';

/** How long a footer on the screen waits for its logos before it shows without them. In ms. */
const LOGOS_WAIT_MS = 1000;

interface FetchedSectionsProps extends FooterProps {
  /** @param isSeen it is on the screen, so that its logos may have been fetched (FTR-003) */
  children: (sections: Sections, isSeen: boolean) => ReactNode;
}

/** The sections from the back end, once every request has settled, so the footer renders once. */
export function FetchedSections(props: FetchedSectionsProps): ReactNode {
  const { element, prepared, children } = props;
  const { brand } = prepared;
  const state = useShellState(footerState(brand));
  const siteMap = useShellState(footerSiteMap(brand));
  const menu = useShellState(privacyMenu);
  const brandData = useBrandData(prepared);
  const isSeen = useOnScreen(element.host);
  if (
    isSeen === undefined ||
    brandData === undefined ||
    [state, siteMap, menu].some(({ status }) => status === 'pending')
  )
    return FALLBACK;

  const footer = footerOf({ state: state.data, siteMap: siteMap.data, privacyMenu: menu.data });
  const sections = sectionsOf(footer, { ...props, ...prepared, brandData });
  // FTR-002
  if (Object.keys(sections).length === 0) return FALLBACK;
  const contents = children(sections, isSeen);
  return isSeen && canCall() ? <WithLogos brand={brand}>{contents}</WithLogos> : contents;
}

const FALLBACK = <slot name="fallback" />;

/** Name and logo of the brand; null if they could not be loaded, so that its name shows. */
function useBrandData({ brand, own }: FooterProps['prepared']): BrandData | null | undefined {
  const [loaded, setLoaded] = useState<BrandData | null>();
  useEffect(() => {
    if (own) return;
    let isGone = false;
    const settle = (data: BrandData | null) => !isGone && setLoaded(data);
    // A footer says who it is without a logo, too.
    loadBrand(brand).then(settle, () => settle(null));
    return () => {
      isGone = true;
    };
  }, [brand, own]);
  return own ? own.brandData : loaded;
}

/** Whether an element is on the screen, at first; undefined until the browser has said so. */
function useOnScreen(element: HTMLElement | null): boolean | undefined {
  const [isOnScreen, setOnScreen] = useState<boolean>();
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      setOnScreen(entry?.isIntersecting === true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}

/**
 * Shows a footer with its logos and icons, whose number only the back end knows: one that got them later would grow under
 * the visitor's eyes.
 */
function WithLogos({ brand, children }: { brand: string; children: ReactNode }): ReactNode {
  const [isOverdue, setOverdue] = useState(false);
  const { module, hasFailed } = useLazy(lazySeen, true);
  const brands = useBrands(brand);
  useEffect(() => {
    const timer = setTimeout(setOverdue, LOGOS_WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const isWaiting = !hasFailed && (!module || brands === undefined);
  return isWaiting && !isOverdue ? FALLBACK : children;
}
