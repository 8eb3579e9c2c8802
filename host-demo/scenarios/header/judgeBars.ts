/** Many headers on one page, in other typefaces and spacings than the brand's: whatever does not fit has to be in "more". */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A typeface and a spacing that the bars of the page are shown with. */
export interface BarLook {
  /** A `font-family`, as a host sets it. */
  family: string;
  /** With the spacing of WCAG 2.2, 1.4.12. */
  isSpaced: boolean;
}

export interface BarProblems {
  /** How many bars there were. */
  bars: number;
  /** Items in the bar that are cut or shrunk. */
  cut: string[];
  /** Items that are neither in the bar nor in "more", and menus whose button does not show. */
  lost: string[];
  /** Items in both, "more" without contents, and items out of sight that can have the focus. */
  twice: string[];
}

/** In px: from the least at which the bar has items. */
const WIDTHS = Array.from({ length: 24 }, (_, index) => Math.round(780 + (660 / 23) * index));

const file = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path)).toString('base64');

/** A page with nothing but a loader that waits. */
export const BARS_PAGE = '/scenarios/bare/?load=intent';

/** Typefaces of the brand, of a bare Linux, and one with the widths of Arial, which this machine may not have. */
const FACES = {
  '"Figtree Variable"': file('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  '"DejaVu Sans", Verdana': '',
  '"Arimo Variable"': file('@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2'),
};

export const BAR_LOOKS: BarLook[] = Object.keys(FACES).flatMap((family) =>
  [false, true].map((isSpaced) => ({ family, isSpaced })),
);

export const NO_PROBLEMS: BarProblems = { bars: WIDTHS.length * BAR_LOOKS.length, cut: [], lost: [], twice: [] };

/** The argument of `showBars`. */
export const barsOf = (query: string) => ({ query, widths: WIDTHS, faces: FACES });

/** Runs in the page: shows a header as a server sends it in boxes of these widths, and has the typefaces ready. */
export async function showBars({ query, widths, faces }: ReturnType<typeof barsOf>): Promise<void> {
  const header = await (await fetch(`/travel-shell/fragments/header?${query}`)).text();
  for (const [family, data] of Object.entries(faces)) {
    if (!data) continue;
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const face = await new FontFace(family.replaceAll('"', ''), bytes, { weight: '100 900' }).load();
    document.fonts.add(face);
  }
  const boxes = widths.map((width) => {
    const box = document.createElement('div');
    box.style.inlineSize = `${width}px`;
    box.setHTMLUnsafe(header);
    return box;
  });
  document.body.replaceChildren(...boxes);
}

/** Runs in the page: asks for React. Whether each header has it. */
export function haveReact(): boolean {
  (window as unknown as { travelShell: { load(tag: string): void } }).travelShell.load('travel-header');
  const headers = [...document.querySelectorAll('travel-header')];
  return headers.every((header) => header.matches(':state(ready)'));
}

/** Runs in the page. */
export async function signInHere({ login, password }: { login: string; password: string }): Promise<boolean> {
  const { formtoken } = await (await fetch('/s/run/formtoken', { method: 'POST' })).json();
  const body = new URLSearchParams({ formtoken, username: login, passwd: password });
  return (await fetch('/login', { method: 'POST', body })).ok;
}

/** Runs in the page: whether each header shows the name. */
export const showName = (name: string): boolean =>
  [...document.querySelectorAll('travel-header')].every((header) =>
    header.shadowRoot?.querySelector('[part=account]')?.textContent?.includes(name),
  );

/** Runs in the page, whose headers are in boxes of different widths. Judges each in each look, and leaves the last one. */
export async function judgeBars(looks: readonly BarLook[]): Promise<BarProblems> {
  const problems: BarProblems = { bars: 0, cut: [], lost: [], twice: [] };
  const spacing = new CSSStyleSheet();
  const headers = [...document.querySelectorAll<HTMLElement>('travel-header')];
  const rootsIn = (root: ShadowRoot): ShadowRoot[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const around = (element: Element) => element.getBoundingClientRect();

  for (const { family, isSpaced } of looks) {
    spacing.replaceSync(
      isSpaced ? '*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}' : '',
    );
    for (const header of headers) {
      header.style.setProperty('--travel-font-family', family);
      for (const root of rootsIn(header.shadowRoot as ShadowRoot)) {
        if (!root.adoptedStyleSheets.includes(spacing)) root.adoptedStyleSheets.push(spacing);
      }
    }
    // Headers measure before the next paint.
    await frame();
    await frame();

    for (const header of headers) {
      const root = header.shadowRoot as ShadowRoot;
      const one = (selector: string) => root.querySelector(selector) as HTMLElement;
      const nav = around(one('.nav'));
      const name = `${around(header).width} px, ${family}${isSpaced ? ', spaced' : ''}`;
      problems.bars += 1;
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && around(element).width > 1;
      const isInBar = (element: Element) => {
        const { top, bottom } = around(element);
        return isVisible(element) && bottom > nav.top && top < nav.bottom;
      };
      const items = [...root.querySelectorAll('.nav-bar > li')];
      const doubles = [...root.querySelectorAll('.menu-links > li')];
      const more = one('.more');
      const end = isInBar(more) ? around(more) : around(one('.end'));
      const isMeasured = one('.nav').hasAttribute('data-fit');
      for (const [index, item] of items.entries()) {
        const tell = (list: string[]) => list.push(`${item.textContent}: ${name}`);
        const isListed = getComputedStyle(doubles[index] as Element).display !== 'none';
        if (isInBar(item)) {
          const [text, icon] = ['.link-text', '.icon'].map((part) => item.querySelector(part) as HTMLElement);
          const link = around(item.firstElementChild as Element);
          const isOver =
            header.matches(':dir(rtl)') || one('.header').dir === 'rtl'
              ? link.left < end.right - 1
              : link.right > end.left + 1;
          const full = 1.25 * Number.parseFloat(getComputedStyle(icon as Element).fontSize);
          if (
            isOver ||
            (text as Element).scrollWidth > (text as Element).clientWidth + 1 ||
            around(icon as Element).width < full - 1
          )
            tell(problems.cut);
          if (isMeasured && isListed) tell(problems.twice);
        } else {
          if (!isListed || !isInBar(more)) tell(problems.lost);
          if (isMeasured && isVisible(item)) tell(problems.twice);
        }
      }
      if (isMeasured && isInBar(more) && items.every(isInBar)) problems.twice.push(`"more": ${name}`);
    }
  }
  return problems;
}
