import { expect } from '@playwright/test';
import { focusedStop } from '../focusedStop.ts';
import { describeLine, type Line } from '../judgeLine.ts';
import type { Engine, Key } from './Engine.ts';

/** An element as a person sees it. Its place is in CSS pixels of the window. */
interface Look {
  text: string;
  isVisible: boolean;
  isFocused: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Runs in the page. */
function lookAt(path: string, text: string, isScrolled: boolean): Look | null {
  const steps = path.split(' >> ');
  const last = steps.pop() as string;
  let root: ParentNode = document;
  let [x, y] = [0, 0];
  for (const step of steps) {
    const found = root.querySelector(step);
    if (!found) return null;
    const page = (found as HTMLIFrameElement).contentDocument;
    if (page) {
      const place = found.getBoundingClientRect();
      [x, y] = [x + place.left, y + place.top];
    }
    root = page ?? found.shadowRoot ?? found;
  }
  const element = [...root.querySelectorAll(last)].find(({ textContent }) => textContent?.includes(text));
  if (!element) return null;
  if (isScrolled) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return {
    text: element.textContent ?? '',
    isVisible: isShown && right > left && bottom > top,
    isFocused: (element.getRootNode() as ShadowRoot).activeElement === element,
    left: x + left,
    top: y + top,
    right: x + right,
    bottom: y + bottom,
  };
}

type Press = 'awaited' | 'met' | 'missed';
type Pressed = { press?: Press; isKeyAwaited?: boolean };

/** Runs in the page. `window.press` tells whether the next press is on an element of this name. */
function watchPress(path: string): void {
  const last = path.split(' >> ').pop() as string;
  const page: Pressed = Object.assign(window, { press: 'awaited' as const });
  for (const view of [window, document.querySelector('iframe')?.contentWindow]) {
    view?.addEventListener(
      'mousedown',
      (press) => {
        const isMet = press.composedPath().some((node) => (node as Element).matches?.(last));
        page.press = isMet ? 'met' : 'missed';
      },
      { capture: true, once: true },
    );
  }
}

/** Runs in the page. `window.isKeyAwaited` until it has been given a key. */
function watchKey(): void {
  const page: Pressed = Object.assign(window, { isKeyAwaited: true });
  for (const view of [window, document.querySelector('iframe')?.contentWindow])
    view?.addEventListener('keydown', () => Object.assign(page, { isKeyAwaited: false }), {
      capture: true,
      once: true,
    });
}

/** Runs in the page. How many animations have an end that has not come; a placeholder's pulse has none. */
function countAnimations(): number {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap((element) => {
      const inner = element.shadowRoot ?? (element as HTMLIFrameElement).contentDocument;
      return inner ? rootsIn(inner) : [];
    }),
  ];
  const animations = rootsIn(document).flatMap((root) => root.getAnimations());
  const ending = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  // One of another timeline follows a scroll.
  return ending.filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
    .length;
}

/**
 * A visit to the demo in one engine. Elements are named by a path through shadow roots and frames, such as
 * `travel-header >> #more a`, and where that is not enough by a text they contain.
 */
export class Visit {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.hasNoProblems();
    // Opened again, a page returns to where it was scrolled to; on a busy machine that may come after the next step.
    await this.#engine.evaluate(() => {
      history.scrollRestoration = 'manual';
    });
    await this.#engine.open(this.#origin + path);
  }

  /** By the address of the server's machine, for which this browser has no cookies yet. */
  async openAsStranger(path: string): Promise<void> {
    await this.#engine.open(this.#origin.replace('localhost', '127.0.0.1') + path);
  }

  /** In a frame of a phone's size, `iframe`: Firefox cannot be made that narrow. */
  async openNarrow(path: string, width = 390): Promise<void> {
    await this.open('/scenarios/bare/?load=intent');
    await this.#engine.evaluate(
      (src, inlineSize) => {
        const frame = document.createElement('iframe');
        frame.style.cssText = `display: block; width: ${inlineSize}px; height: 700px; border: 0`;
        frame.src = src;
        document.body.replaceChildren(frame);
      },
      this.#origin + path,
      width,
    );
    const hasRun = () =>
      this.#engine.evaluate(() => 'travelShell' in (document.querySelector('iframe')?.contentWindow ?? {}));
    await expect.poll(hasRun, 'the loader has run in the frame').toBe(true);
  }

  look(path: string, text = ''): Promise<Look | null> {
    return this.#engine.evaluate(lookAt, path, text, false);
  }

  async sees(path: string, text = ''): Promise<void> {
    await expect.poll(async () => (await this.look(path, text))?.isVisible, `${path} ${text} is visible`).toBe(true);
  }

  async seesNo(path: string, text = ''): Promise<void> {
    const isVisible = async () => (await this.look(path, text))?.isVisible ?? false;
    await expect.poll(isVisible, `${path} ${text} is not visible`).toBe(false);
  }

  /** Sees it, once it no longer slides in or is moved by what has come above it. */
  async seesAtRest(path: string, text = ''): Promise<void> {
    await this.sees(path, text);
    const place = async (isScrolled: boolean) => {
      const look: Look | null = await this.#engine.evaluate(lookAt, path, text, isScrolled);
      return look && `${look.left} ${look.top}`;
    };
    const rests = async () => {
      const before = await place(true);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return before !== null && before === (await place(false));
    };
    await expect.poll(rests, `${path} no longer moves`).toBe(true);
  }

  async isWiderThan(pixels: number, path: string): Promise<void> {
    const { left, right } = (await this.look(path)) as Look;
    expect(right - left, `the width of ${path}`).toBeGreaterThan(pixels);
  }

  async hasFocus(path: string): Promise<void> {
    await expect.poll(async () => (await this.look(path))?.isFocused, `${path} has the focus`).toBe(true);
  }

  /** Presses the middle of an element; again if the page has moved it away meanwhile, as on a busy machine. */
  async press(path: string, text = ''): Promise<void> {
    const meets = async () => {
      await this.seesAtRest(path, text);
      const { left, top, right, bottom } = (await this.#engine.evaluate(lookAt, path, text, true)) as Look;
      await this.#engine.evaluate(watchPress, path);
      await this.#engine.press(Math.round((left + right) / 2), Math.round((top + bottom) / 2));
      // On the page that a link leads to, there is none. A busy browser hands a press on after it has answered for it.
      const outcome = () => this.#engine.evaluate(() => (window as unknown as Pressed).press ?? 'met');
      await expect
        .poll(outcome, { timeout: 3000 })
        .not.toBe('awaited')
        .catch(() => {});
      return (await outcome()) === 'met';
    };
    await expect.poll(meets, `a press meets ${path} ${text}`).toBe(true);
  }

  /** Puts the focus on a control, for a key to follow. */
  async focus(path: string): Promise<void> {
    await this.#engine.evaluate((given) => {
      let root: ParentNode = document;
      for (const step of given.split(' >> ')) {
        const element = root.querySelector<HTMLElement>(step);
        element?.focus();
        root = (element as HTMLIFrameElement | null)?.contentDocument ?? element?.shadowRoot ?? element ?? root;
      }
    }, path);
    await this.hasFocus(path);
  }

  /** Presses the key so many times. At each stop the focus is in view. How many stops are in the page. */
  async goThrough(key: 'Tab' | 'Shift+Tab', times: number): Promise<number> {
    const stop = () => this.#engine.evaluate(focusedStop);
    let count = 0;
    for (let step = 0; step < times; step += 1) {
      await this.#engine.key(key);
      const { name } = await stop();
      if (name) count += 1;
      await expect.poll(async () => (await stop()).isCovered, `stop ${step}, ${name}, is covered`).toBe(false);
    }
    return count;
  }

  /** Strikes a key; again only if the page was given none: WebKit's driver loses one at times on a busy machine. */
  async key(key: Key): Promise<void> {
    // On the page that a key leads to, nothing is awaited.
    const isAwaited = () =>
      this.#engine.evaluate(() => (window as unknown as Pressed).isKeyAwaited === true).catch(() => false);
    const isGiven = async () => {
      await this.#engine.evaluate(watchKey);
      await this.#engine.key(key);
      await expect
        .poll(isAwaited, { timeout: 3000 })
        .toBe(false)
        .catch(() => {});
      return !(await isAwaited());
    };
    await expect.poll(isGiven, `the page is given the key ${key}`).toBe(true);
  }

  type: Engine['type'] = (text) => this.#engine.type(text);

  /** Does what the page answers by loading itself anew, and waits for that. */
  async reloads(act: () => Promise<void>): Promise<void> {
    await this.#engine.evaluate(() => {
      Object.assign(window, { isOld: true });
    });
    await act();
    // Between two pages there is none to ask.
    const isOld = () => this.#engine.evaluate(() => 'isOld' in window).catch(() => true);
    await expect.poll(isOld, 'the page has loaded anew').toBe(false);
  }

  /** Signs out whoever a test before has signed in, on a page that needs no script. */
  async signOut(): Promise<void> {
    await this.open('/signout');
    if (await this.look('button', 'Sign out')) await this.reloads(() => this.press('button', 'Sign out'));
  }

  /** As a host's style sheet does. */
  async zoom(factor: number): Promise<void> {
    await this.#engine.evaluate((zoom) => {
      document.body.style.zoom = String(zoom);
    }, factor);
  }

  /** A frame of the host with a button, first in the page. */
  async addFrame(): Promise<void> {
    await this.#engine.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<button>Play</button>';
      frame.style.cssText = 'display: block; width: 120px; height: 60px';
      document.body.prepend(frame);
    });
    await this.sees('iframe >> button');
  }

  /** A modal dialog of the host. */
  async showHostDialog(): Promise<void> {
    await this.#engine.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.className = 'host';
      dialog.textContent = 'A dialog of the host';
      document.body.append(dialog);
      dialog.showModal();
    });
    await this.sees('dialog.host:modal');
  }

  /** Asks for the React of a piece, as its page may. */
  async load(path: string): Promise<void> {
    const names = path.split(' >> ');
    await this.#engine.evaluate(
      (tag, isFramed) => {
        type Calls = { push(call: (shell: { load(tag: string): Promise<void> }) => void): void };
        const frame = isFramed ? document.querySelector('iframe')?.contentWindow : window;
        const page = frame as unknown as { travelShell?: Calls };
        page.travelShell ??= [] as unknown as Calls;
        page.travelShell.push((shell) => void shell.load(tag).catch(() => {}));
      },
      names.at(-1) as string,
      names[0] === 'iframe',
    );
  }

  async requestSignIn(): Promise<void> {
    await this.#engine.evaluate(() => {
      const { openSignIn } = (window as unknown as { travelShell: { openSignIn(detail: object): Promise<unknown> } })
        .travelShell;
      void openSignIn({ reason: 'save-trip' });
    });
  }

  /** A picture of the window once nothing fades or slides any more. */
  async screenshot(): Promise<Uint8Array> {
    await expect.poll(() => this.#engine.evaluate(countAnimations), 'running animations').toBe(0);
    return this.#engine.screenshot();
  }

  /** The loader has run: from now on it hears of each intent. */
  async loaderRan(): Promise<void> {
    const hasRun = () => this.#engine.evaluate(() => 'travelShell' in window);
    await expect.poll(hasRun, 'the loader has run').toBe(true);
  }

  /** Forgets the name of who signed in here before. */
  async forgetName(): Promise<void> {
    await this.#engine.evaluate(() => localStorage.clear());
  }

  /** Has the company let support act for its members; an administrator is signed in. */
  async allowSupport(): Promise<void> {
    const status = await this.#engine.evaluate(async () => {
      const { formtoken } = await (await fetch('/s/run/formtoken', { method: 'POST' })).json();
      const headers = { 'X-CSRF': formtoken };
      return (await fetch('/i/api/business/impersonation/v1/support', { method: 'POST', headers })).status;
    });
    expect(status, 'support is let in').toBe(200);
  }

  /** Forgets what was said to the consent banner here before: it is asked for again. */
  async forgetConsent(): Promise<void> {
    await this.open('/scenarios/bare/?load=intent');
    await this.#engine.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every engine
      document.cookie = 'consent=; path=/; max-age=0';
    });
  }

  /** The answer to the banner is stored: the banner is hidden before that. */
  async hasAnswered(): Promise<void> {
    const isStored = () => /(^|; )consent=/.test(document.cookie);
    await expect.poll(() => this.#engine.evaluate(isStored), 'the answer is stored').toBe(true);
  }

  /** The browser has complained about nothing on this page, which keeps that. */
  async hasNoProblems(): Promise<void> {
    const problems = () => (document as Document & { problems?: Line[] }).problems ?? [];
    const lines = await this.#engine.evaluate(problems);
    expect(lines.map(describeLine), 'what the browser complained about').toEqual([]);
  }
}
