import type { Schema } from '@travel-shell/contract';
import { type EntityStatus, useShellState } from '@travel-shell/store';
import { footerBrands, footerOf, footerSiteMap, footerState, privacyMenu } from '@travel-shell/store/account';
import { type BrandData, loadBrand } from '@travel-shell/tokens';
import { type ReactNode, useEffect, useState } from 'react';
import type { FooterProps } from './FooterProps.ts';
import type { Sections } from './sections.ts';
import { sectionsOf } from './sectionsOf.ts';

/** How long a footer on the screen waits for its logos before it shows without them. In ms. */
const LOGOS_WAIT_MS = 1000;

interface FetchedSectionsProps extends FooterProps {
  /** @param areLogosPending there may be partners and social sites yet */
  children: (sections: Sections, areLogosPending: boolean) => ReactNode;
}

/** The sections from the back end, once the requests for its links have settled, so that they render once. */
export function FetchedSections(props: FetchedSectionsProps): ReactNode {
  const { element, prepared, children } = props;
  const { brand } = prepared;
  const state = useShellState(footerState(brand));
  const siteMap = useShellState(footerSiteMap(brand));
  const menu = useShellState(privacyMenu);
  const brandData = useBrandData(prepared);
  const seen = useSeen(element.host);
  if (
    seen === undefined ||
    brandData === undefined ||
    [state, siteMap, menu].some(({ status }) => status === 'pending')
  )
    return FALLBACK;

  const parts = { state: state.data, siteMap: siteMap.data, privacyMenu: menu.data };
  const sections = (brands?: Schema<'FooterBrandsState'>) =>
    sectionsOf(footerOf({ ...parts, brands }), { ...props, ...prepared, brandData });
  // FTR-002
  if (Object.keys(sections()).length === 0) return FALLBACK;
  return (
    <WithLogos brand={brand} {...seen}>
      {(brands, arePending) => children(sections(brands), arePending)}
    </WithLogos>
  );
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

interface Seen {
  isSeen: boolean;
  /** From the start. */
  wasSeen: boolean;
}

/** Whether any of an element has been on the screen; undefined until the browser has said so. */
function useSeen(element: HTMLElement | null): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
      setSeen((before) => ({ isSeen, wasSeen: before ? before.wasSeen : isSeen }));
      if (isSeen) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}

const UNASKED: EntityStatus<Schema<'FooterBrandsState'>> = { status: 'pending' };
/** Logos that need not be fetched yet. */
const NOT_YET = { initial: UNASKED, get: () => UNASKED, subscribe: () => () => {} };

interface WithLogosProps extends Seen {
  brand: string;
  children(brands: Schema<'FooterBrandsState'> | undefined, arePending: boolean): ReactNode;
}

/**
 * Fetches logos and social sites once the footer is visible (FTR-003). One that was on the screen from the start waits for
 * them: only the back end knows how many there are, and it would grow under the visitor's eyes.
 */
function WithLogos({ brand, isSeen, wasSeen, children }: WithLogosProps): ReactNode {
  const { status, data } = useShellState(isSeen ? footerBrands(brand) : NOT_YET);
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOverdue, LOGOS_WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const arePending = status === 'pending';
  return wasSeen && arePending && !isOverdue ? FALLBACK : children(data, arePending);
}
