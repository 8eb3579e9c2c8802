import { logFailure } from '@travel-shell/core';
import { NestedElement } from '@travel-shell/piece';
import { OFFSETS } from '@travel-shell/tokens';
import { type ReactNode, useEffect } from 'react';
import type { EffectsProps } from '../HeaderProps.ts';
import { headerOffsetState } from './headerOffsetState.ts';
import { watchBanners } from './watchBanners.ts';

/** Effects of a header: stays below banners, and hosts the drawer of saved trips (HDR-007). */
export function Effects({ onBanners, ...props }: EffectsProps): ReactNode {
  const { adBanners, element, prepared, smartBanner, tripsDrawer } = props;
  const { host } = element;

  useEffect(() => {
    if (!host || !(adBanners || smartBanner)) return;

    function keepClear(height: number): void {
      host?.style.setProperty('inset-block-start', `${height}px`);
      onBanners(height);
      headerOffsetState.onPage().set(OFFSETS.header + height);
      element.emit('travel-header-offset', { offset: OFFSETS.header + height });
    }

    let stop: () => void;
    try {
      stop = watchBanners({ ads: adBanners, smart: smartBanner }, keepClear);
    } catch (cause) {
      const message = `<travel-header> cannot find banners by "${adBanners ?? ''}" and "${smartBanner ?? ''}": not selectors.`;
      logFailure({ code: 'ATTRIBUTE_INVALID', message, piece: 'header', cause });
      return;
    }
    return () => {
      stop();
      host.style.removeProperty('inset-block-start');
      if (!host.getAttribute('style')) host.removeAttribute('style');
      onBanners(0);
      headerOffsetState.onPage().set(OFFSETS.header);
    };
  }, [host, adBanners, smartBanner, onBanners, element]);

  if (!tripsDrawer) return null;
  const { brand, presentation } = prepared;
  return (
    <NestedElement
      tag="travel-trips-drawer"
      brand={brand}
      locale={prepared.locale}
      presentation={presentation}
      class="drawer"
    />
  );
}
