import { Component, lazy, type ReactNode, Suspense } from 'react';

/** One module defines the element, the other is its React component; both come by federation, React from here. */
const TravelHeader = lazy(async () => {
  const [{ TravelHeader: component }] = await Promise.all([
    import('travel_header/react'),
    import('travel_header/element'),
  ]);
  return { default: component };
});

interface Props {
  savedCount: number;
  isMenuOpen: boolean;
  onSearch(text: string): void;
  onMenu(): void;
}

/** The kit's header with the partner's logo, search form and action; plain links when it cannot be loaded. */
export function ShellHeader({ savedCount, isMenuOpen, onSearch, onMenu }: Props) {
  return (
    <PlainWhenFailed>
      <Suspense fallback={<div className="header-space" />}>
        <TravelHeader
          brand="partner"
          locale="en-US"
          reservedWidth={18}
          menuOpen={isMenuOpen}
          onTravelMenuToggle={onMenu}
        >
          <a slot="logo" className="logo" href="/scenarios/partner/" aria-label="Nordlys, home">
            <LogoMark />
            <span>nordlys</span>
          </a>
          <search slot="search">
            <form className="search" action={(form) => onSearch(String(form.get('q') ?? '').trim())}>
              <label htmlFor="q">Where to?</label>
              <input id="q" name="q" type="search" placeholder="Where to?" autoComplete="off" />
              <button type="submit" aria-label="Search">
                <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                  <circle cx="11" cy="11" r="6.5" />
                  <path d="m16 16 5 5" />
                </svg>
              </button>
            </form>
          </search>
          <span slot="actions" className="saved" role="status">
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M12 20s-7-4.6-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.4-7 10-7 10Z" />
            </svg>
            {savedCount} <span className="hidden">saved</span>
          </span>
          <PlainLinks />
        </TravelHeader>
      </Suspense>
    </PlainWhenFailed>
  );
}

function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path className="arc" d="M4 24C6 12 13 6 20 5" />
      <path className="arc" d="M10 26c1-9 6-13 12-14" />
      <circle cx="25" cy="24" r="3.2" />
    </svg>
  );
}

const PlainLinks = () => (
  <nav slot="fallback" className="plain" aria-label="Main">
    <a href="/">Home</a> <a href="/trips">Trips</a> <a href="/login">Sign in</a>
  </nav>
);

/** The page goes on without the header. */
class PlainWhenFailed extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PlainLinks /> : this.props.children;
  }
}
