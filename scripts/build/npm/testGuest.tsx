/** A partner's unit tests in a simulated page: with the entries of npm, from their sources. */
import { join } from 'node:path';
import type * as Hooks from '@travel-shell/elements/react';
import type { TravelShell } from '@travel-shell/loader/TravelShell';
import type * as Testing from '@travel-shell/partner-testing';
import { act, type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { writeEntries } from '../entries.ts';
import { ROOT } from '../pieces.ts';

/** `@travel-shell/react`. */
type Kit = Pick<typeof Hooks, 'useAuth' | 'SignedIn' | 'SignedOut' | 'ConsentGate'> & {
  TravelShellProvider: ComponentType<Hooks.ProviderProps>;
} & Record<(typeof PIECES)[number], ComponentType<Record<string, unknown>>>;

const LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;

let kit: Kit;
const roots: Root[] = [];
const lines: unknown[][] = [];

async function importKit(name: string, withTesting: boolean): Promise<typeof Testing | undefined> {
  const folder = join(ROOT, 'dist/entries', `test-${name}`);
  await writeEntries(folder);
  // In a file of tests a module is there once; the two kinds of pages begin each with their own.
  vi.resetModules();
  const testing = withTesting ? await import(join(folder, 'testing.ts')) : undefined;
  kit = await import(join(folder, 'react.ts'));
  return testing;
}

/** As a partner's own tests do it; in strict mode, where effects run twice. */
function render(children: ReactNode, config = {}): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  roots.push(root);
  const { TravelShellProvider: Provider } = kit;
  act(() =>
    root.render(
      <StrictMode>
        <Provider config={config}>{children}</Provider>
      </StrictMode>,
    ),
  );
  return container;
}

function unmount(): void {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
}

const rootOf = (tag: string, around: ParentNode = document) => around.querySelector(tag)?.shadowRoot ?? undefined;
const textOf = (tag: string, around?: ParentNode) => rootOf(tag, around)?.textContent ?? '';

/** A check in every test of a partner: no line in the console at all. */
function watchLines(): void {
  const warn = (warning: Error) => void lines.push(['warning', warning]);
  beforeAll(() => {
    process.on('warning', warn);
    // As testing libraries set it.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    for (const level of LEVELS)
      vi.spyOn(console, level).mockImplementation((...line) => void lines.push([level, ...line]));
  });
  afterEach(() => {
    unmount();
    expect(lines.splice(0)).toEqual([]);
  });
  afterAll(() => {
    process.off('warning', warn);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** The tags of the pieces that a page has in its own markup. */
const PIECES = [
  ...['TravelHeader', 'TravelCheckoutHeader', 'TravelAccountMenu', 'TravelSignIn', 'TravelSignInPrompt'],
  ...['TravelNavDrawer', 'TravelTripsDrawer', 'TravelSaveButton', 'TravelConsent', 'TravelOptOut', 'TravelFooter'],
  ...['TravelCountryPicker', 'TravelCurrencyPicker'],
] as const;

/** Without `@travel-shell/testing`. */
export function describeBarePage(name: string): void {
  watchLines();
  beforeAll(async () => void (await importKit(`${name}-bare`, false)));

  it.each(PIECES)('<%s> is its tag with the host’s own markup', async (component) => {
    const { [component]: Piece } = kit;
    const container = render(
      <Piece brand="partner">
        <a slot="fallback" href="/flights">
          Flights
        </a>
      </Piece>,
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.querySelector('[brand=partner]')?.textContent).toBe('Flights');
    unmount();
    expect(container.innerHTML).toBe('');
  });

  it('importing a tag’s entry changes nothing', async () => {
    await import(join(ROOT, 'dist/entries', `test-${name}-bare`, 'travel-header.ts'));
    expect(customElements.get('travel-header')).toBeUndefined();
  });
}

/** With it. */
export function describePageWithTesting(name: string): void {
  let testing: typeof Testing;
  watchLines();
  beforeAll(async () => {
    testing = (await importKit(name, true)) as typeof Testing;
  });
  // Before what `watchLines` does: last comes first.
  afterEach(async () => {
    unmount();
    await testing.reset();
  });

  it.each(PIECES)('<%s> renders and unmounts', async (component) => {
    const { [component]: Piece } = kit;
    const ready = vi.fn();
    document.addEventListener('travel-ready', ready);
    const container = render(<Piece brand="partner" locale="de-DE" />, { consentCategories: true });
    await testing.settled();
    document.removeEventListener('travel-ready', ready);
    const element = container.firstElementChild as HTMLElement;
    expect(ready.mock.calls.map(([{ target }]) => target)).toContain(element);
    expect(element.shadowRoot?.querySelector('[data-travel-root]')).not.toBeNull();
    unmount();
    await testing.settled();
    expect(element.shadowRoot?.childNodes.length).toBe(0);
  });

  /** Modules are compiled here when they are first imported, which takes longer than in a package. */
  async function until(check: () => void): Promise<void> {
    for (let left = 100; left > 0; left -= 1) {
      await testing.settled();
      try {
        return check();
      } catch (error) {
        if (left === 1) throw error;
      }
    }
  }

  it('a header and a footer show what the played back end has', async () => {
    const { TravelHeader, TravelFooter } = kit;
    render(
      <>
        <TravelHeader locale="en-US" />
        <TravelFooter locale="en-US" />
      </>,
    );
    await until(() => expect(textOf('travel-header')).toContain('Flights'));
    await until(() => expect(footerText()).toContain('Terms of use'));
    expect(testing.calls().map(({ path }) => path)).toContain('/horizon/react/component/FooterStateProviderAction');
  });

  const footerText = () => (document.querySelector('travel-footer')?.textContent ?? '') + textOf('travel-footer');

  function Who() {
    const auth = kit.useAuth();
    return <p>{auth.status === 'signedIn' ? auth.state.userInfoState.accountName : auth.status}</p>;
  }
  const page = () => {
    const { SignedIn, SignedOut, TravelHeader } = kit;
    return (
      <>
        <TravelHeader locale="en-US" />
        <Who />
        <SignedIn>member</SignedIn>
        <SignedOut>guest</SignedOut>
      </>
    );
  };
  const shown = (container: HTMLElement) => container.textContent;

  it('a visitor is signed out, signs in and out while the page is there, and was it before', async () => {
    const container = render(page());
    expect(shown(container)).toBe('pending');
    await testing.settled();
    expect(shown(container)).toBe('signedOutguest');
    await testing.signedInAs({ name: 'Grace Hopper' });
    expect(shown(container)).toBe('Grace Hoppermember');
    expect(textOf('travel-header')).toContain('Account: Grace Hopper');
    await testing.signedOut();
    expect(shown(container)).toBe('signedOutguest');

    await testing.signedInAs();
    const later = render(page());
    await testing.settled();
    expect(shown(later)).toBe('Ada Lovelacemember');
  });

  it('the next test has a new visitor', async () => {
    const container = render(page());
    await testing.settled();
    expect(shown(container)).toBe('signedOutguest');
    expect(document.cookie).toBe('');
  });

  it('an account menu shows a signed-in visitor their entries', async () => {
    const { TravelAccountMenu } = kit;
    await testing.signedInAs({ name: 'Grace Hopper', email: 'grace@example.com' });
    render(<TravelAccountMenu locale="en-US" />);
    await testing.settled();
    const trigger = rootOf('travel-account-menu')?.querySelector<HTMLElement>('button, [role=button], a');
    expect(trigger?.getAttribute('aria-label') ?? trigger?.textContent).toContain('Grace');
  });

  it('a test says what a call answers, and what it refuses', async () => {
    const SIGNED_OUT = 'GET /horizon/common/authentication/providers/AuthStateProviderAction';
    testing.answer('GET /horizon/react/component/PrivacyMenuStateProviderAction', () => ({
      items: [{ title: 'House rules', url: '/rules' }],
    }));
    const { TravelFooter } = kit;
    render(<TravelFooter locale="en-US" />);
    await until(() => expect(footerText()).toContain('House rules'));
    expect(() => testing.answer('GET /nowhere', () => null)).toThrow('"GET /nowhere" is no call of the contract');

    testing.refuse(SIGNED_OUT);
    const container = render(<Who />);
    await testing.settled();
    expect(shown(container)).toBe('pending');
    expect(lines.splice(0).flat().join()).toContain('AUTH_STATE_FAILED');
  });

  it('the sign-in opens, signs the visitor in, and is gone with the next test', async () => {
    const container = render(<Who />);
    await testing.settled();
    const { travelShell } = globalThis as unknown as { travelShell: TravelShell };
    const closed = travelShell.openSignIn({ reason: 'save-trip', resultId: 'r1' });
    await until(() => expect(rootOf('travel-sign-in')?.querySelector('dialog[open]')).not.toBeNull());
    expect(textOf('travel-sign-in').length).toBeGreaterThan(20);
    await testing.signedInAs();
    expect(shown(container)).toBe('Ada Lovelace');
    await act(async () => rootOf('travel-sign-in')?.querySelector<HTMLDialogElement>('dialog[open]')?.close());
    expect(await closed).toMatchObject({ resultId: 'r1' });
    await testing.reset();
    expect(document.querySelector('travel-sign-in')).toBeNull();
  });

  it('a gate opens with the visitor’s answer, and the next test begins without it', async () => {
    const { ConsentGate } = kit;
    const container = render(<ConsentGate category="analytical">counts</ConsentGate>, { consentCategories: true });
    expect(shown(container)).toBe('');
    act(() => {
      document.dispatchEvent(
        new CustomEvent('travel-consent-given', {
          bubbles: true,
          detail: { regime: 'cookies', accepted: ['strictlyNecessary', 'analytical'] },
        }),
      );
    });
    expect(shown(container)).toBe('counts');
    unmount();
    await testing.reset();
    expect(shown(render(<ConsentGate category="analytical">counts</ConsentGate>, { consentCategories: true }))).toBe(
      '',
    );
  });

  it('requests that are none of ours go where they went before', async () => {
    await expect(fetch('data:text/plain,hello').then((response) => response.text())).resolves.toBe('hello');
  });
}
