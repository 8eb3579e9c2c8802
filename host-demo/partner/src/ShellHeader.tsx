import { TravelHeader, TravelShellProvider } from 'travel_shell/react';

const CONFIG = { brand: 'partner', locale: 'en-US' } as const;

interface Props {
  savedCount: number;
  isMenuOpen: boolean;
  onSearch(text: string): void;
  onMenu(): void;
}

/** The kit's header with the partner's logo, search form and action. It brings its account menu and sign-in dialog. */
export function ShellHeader({ savedCount, isMenuOpen, onSearch, onMenu }: Props) {
  return (
    <TravelShellProvider config={CONFIG}>
      <TravelHeader menuOpen={isMenuOpen} onTravelMenuToggle={onMenu}>
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
      </TravelHeader>
    </TravelShellProvider>
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
