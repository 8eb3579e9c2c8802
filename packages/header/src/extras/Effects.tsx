import { logFailure } from '@travel-shell/core';
import { OFFSETS } from '@travel-shell/tokens';
import { type ReactNode, useEffect } from 'react';
import type { EffectsProps } from '../HeaderProps.ts';
import { headerOffsetState } from './headerOffsetState.ts';
import { useSnow } from './useSnow.ts';
import { watchBanners } from './watchBanners.ts';

/** Effects of a header: stays below banners, and lets it snow. */
export function Effects({ onBanners, ...props }: EffectsProps): ReactNode {
  const { adBanners, element, smartBanner } = props;
  const { host } = element;
  useSnow(props);

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

  return null;
}
