import { NestedElement, siteUrl, useTracking } from '@travel-shell/piece';
import { isBooker, reflectAuthState } from '@travel-shell/piece/account';
import { on, useAuth } from '@travel-shell/store';
import { Logo } from '@travel-shell/tokens/Logo';
import { Icon, luggageIcon, menuIcon } from '@travel-shell/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { SkipLink } from './checkSkipLinks.ts';
import { fittedOf } from './fittedOf.ts';
import type { HeaderProps } from './HeaderProps.ts';
import { Account } from './parts/Account.tsx';
import { Navigation } from './parts/Navigation.tsx';
import { PageTop } from './parts/PageTop.tsx';
import { SkipLinks } from './parts/SkipLinks.tsx';
import { useFit } from './useFit.ts';
import { useStuck } from './useStuck.ts';

/** Source: CON-082. */
const BOOKING_FOR_LIMIT = 10;

/** The header's view. It renders the same for the same props on a server and in a browser. */
export function Header(props: HeaderProps): ReactNode {
  const { element, prepared, compact } = props;
  const { brandData: brand, extras, presentation, messages } = prepared;
  const { links } = brand;
  const auth = useAuth();
  const [banners, setBanners] = useState(0);
  const isStuck = useStuck(element.host, banners);
  const menuOpen = useDrawerOpen() || props.menuOpen;

  useLayoutEffect(() => {
    element.setState('stuck', isStuck);
    reflectAuthState(element, auth);
  }, [element, isStuck, auth]);

  const header = useRef<HTMLElement>(null);
  const fitted = fittedOf(props, prepared);
  useFit(header, fitted);
  // RTE-004
  const tripsText = props.businessTrips ? messages.businessTrips : messages.trips;

  useTracking(element);

  return (
    <header
      ref={header}
      className="header"
      part="header"
      data-presentation={presentation}
      data-stuck={isStuck ? '' : undefined}
      data-compact={compact ? '' : undefined}
      dir={messages.dir}
      lang={messages.lang}
    >
      <PageTop text={messages.topOfPage} />
      <SkipLinks
        mainContent={props.mainContent}
        links={(props.skipLinks as SkipLink[] | undefined) ?? []}
        messages={messages}
      />
      {extras && <extras.PartnerBanner {...props} />}
      <div className="frame">
        <div className="bar">
          <button
            type="button"
            className="icon-button"
            part="menu-button"
            aria-label={messages.menu}
            aria-expanded={menuOpen}
            data-loads="travel-nav-drawer"
            data-requests="menu-toggle"
            data-fails="menu-failed"
            data-part="menu-button"
            data-label="open|close"
            onClick={() => element.emit('travel-menu-toggle', { open: !menuOpen })}
            // Before React it follows the drawer, too.
            suppressHydrationWarning
          >
            <Icon path={menuIcon} />
          </button>
          <p id="menu-failed" popover="auto" role="alert" className="ts-menu menu-failed">
            {messages.menuFailed}
          </p>
          <slot name="logo">
            <a
              className="logo"
              part="logo"
              href={siteUrl(presentation === 'aos' ? links.homeAos : links.home)}
              aria-label={messages.home({ brand: brand.name })}
              data-part="logo"
              data-label="home"
            >
              {extras ? <extras.HeaderLogo {...props} /> : <Logo logo={brand.logo} compact={compact} />}
            </a>
          </slot>
          <slot name="search" />
          <slot name="nav">
            <Navigation {...fitted} icons={brand.icons} messages={messages} />
          </slot>
          <div className="end">
            {/* First: what is behind it stays where it is. */}
            {props.bookingFor && isBooker(auth) && (
              <NestedElement
                tag="travel-booking-for"
                limit={BOOKING_FOR_LIMIT}
                brand={props.brand}
                locale={props.locale}
                presentation={props.presentation}
              />
            )}
            <slot name="actions" />
            {extras && <extras.Pickers {...props} />}
            <a
              className="link trips"
              part="trips"
              href={siteUrl(links.trips)}
              data-part="trips"
              data-label="trips"
              {...extras?.tripsLink(props)}
              onClick={(event) => extras?.openTrips(event, props)}
            >
              <Icon path={luggageIcon} />
              <span className="link-text">{tripsText}</span>
            </a>
            <Account {...props} auth={auth} />
          </div>
        </div>
      </div>
      {extras && <extras.Effects {...props} onBanners={setBanners} />}
    </header>
  );
}

/** HDR-O01. Whether the page's navigation drawer is open, from its own event. */
function useDrawerOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  // Before `travel-ready`, which the drawer answers.
  useLayoutEffect(() => {
    const ends = [
      on('drawer-opened', ({ drawer }) => drawer === 'navigation' && setOpen(true)),
      on('drawer-closed', ({ drawer }) => drawer === 'navigation' && setOpen(false)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return isOpen;
}
