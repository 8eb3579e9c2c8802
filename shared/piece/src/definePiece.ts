import { BRANDS, getConfig, LOOKS, type Locale, type Presentation } from '@travel-shell/core';
import { pageLanguage } from '@travel-shell/core/pageLanguage';
import type { AttributeValues, ElementContract, PieceProps, PropertyValues } from '@travel-shell/element/contract';
import { resolveLocale } from '@travel-shell/i18n';
import { type BrandData, loadLooks } from '@travel-shell/tokens';
import type { ComponentType } from 'react';

/** The part of `prepared` that every view has. */
export interface Looks<M> {
  brand: string;
  locale: Locale;
  presentation: Presentation;
  messages: M;
}

type Values<C extends ElementContract> = AttributeValues<C> & PropertyValues<C>;

/** The additions of a piece's own `prepare`. */
export interface Addition<X> {
  /** Joins the looks in `prepared`. */
  prepared: X;
  /** Adopted after the piece's own. */
  sheets?: readonly CSSStyleSheet[];
}

export interface PieceOptions<C extends ElementContract, M, X> {
  /** Has `LOOKS_ATTRIBUTES` among its attributes. */
  contract: C;
  View: ComponentType<PieceProps<C, Looks<M> & X>>;
  /** Adopted after those of the brand, in this order; texts on a server. */
  sheets: readonly CSSStyleSheet[] | ((values: Values<C>) => readonly CSSStyleSheet[]);
  /**
   * Loads one more, adopted after those, where no fragment has brought its rules: by a chunk named `sheet`, which the build
   * finds (D-48). For more than 1 KB of rules.
   */
  loadSheet?(): Promise<{ default: CSSStyleSheet }>;
  loadMessages(locale: Locale): Promise<M>;
  /**
   * Loads and settles what the view needs besides looks and messages, before its first render. Runs beside their loading.
   * `built` is the brand where it is none of ours; `isServed` says that the view takes over a fragment.
   * For a first screen, on a server and to hydrate it, `first` is there: load what that screen needs.
   */
  prepare?(
    values: Values<C>,
    looks: Omit<Looks<M>, 'messages'> & { built?: BrandData | undefined; isServed: boolean },
    first: First | undefined,
  ): Addition<X> | Promise<Addition<X>>;
  /** The values that `prepare` reads besides those of the looks: a change of one prepares the view again. */
  prepareOn?: readonly (keyof C['attributes'] & string)[];
  /**
   * Which of the brand's tokens a fragment carries: those of bars alone, none where a host around it has them, or all
   * (default). A browser has all of them, once for the page.
   */
  fragmentTokens?(values: Values<C>): 'all' | 'bar' | 'none';
}

/** The first screen to prepare for. */
export interface First {
  /** The screen's name, empty for the only one. */
  opened: string;
  /** The screen's data: a server's for the piece, and in the browser those that the server rendered with. */
  data: unknown;
}

export interface Prepared<M, X> {
  prepared: Looks<M> & X;
  sheets: CSSStyleSheet[];
}

/** A piece: what an element, a React component and a server need to know of it. */
export interface Piece<C extends ElementContract, M, X> {
  contract: C;
  View: ComponentType<PieceProps<C, Looks<M> & X>>;
  prepare(values: Values<C>, data?: unknown, opened?: string, fragment?: ShadowRoot): Promise<Prepared<M, X>>;
  prepareOn: readonly (keyof C['attributes'] & string)[];
}

const isOurs = (brand: string) => BRANDS.includes(brand as (typeof BRANDS)[number]);
const loadBuilt = () => import(/* webpackChunkName: "built-brand" */ '@travel-shell/tokens/builtBrand');

/** The styles of a fragment, as objects that can be adopted beside others. */
function sheetsOf(fragment: ShadowRoot): CSSStyleSheet[] {
  const written = [...fragment.querySelectorAll('style')].map(({ textContent }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent);
    return sheet;
  });
  return [...written, ...fragment.adoptedStyleSheets];
}

/** Says what a piece is, once. Defines no element and loads nothing: see `registerPiece`. */
export function definePiece<const C extends ElementContract, M, X = unknown>(
  options: PieceOptions<C, M, X>,
): Piece<C, M, X> {
  const { contract, View, sheets, loadSheet, loadMessages, fragmentTokens } = options;

  const prepare: Piece<C, M, X>['prepare'] = async (values, data, opened, fragment) => {
    const config = getConfig();
    const given = values as Partial<Pick<Looks<M>, (typeof LOOKS)[number]>>;
    const looks = {
      brand: given.brand ?? config.brand,
      locale: resolveLocale(given.locale || config.locale || pageLanguage()),
      presentation: given.presentation ?? config.presentation,
    };
    const ready = isOurs(looks.brand) ? undefined : await (await loadBuilt()).builtBrand(looks.brand, looks.locale);
    if (!ready && !isOurs(looks.brand)) looks.brand = BRANDS[0];
    // A fragment has the rules of its own presentation only; the page may have set another since.
    const shown = `[data-presentation="${looks.presentation}"]`;
    const brought = fragment?.querySelector(shown) ? sheetsOf(fragment) : undefined;
    const [tokens, further, messages, addition] = await Promise.all([
      ready?.sheets ?? loadLooks(looks.brand),
      loadSheet && (brought?.length ? brought : loadSheet().then((module) => [module.default])),
      loadMessages(looks.locale),
      options.prepare?.(
        values,
        { ...looks, built: ready?.data, isServed: Boolean(fragment) },
        opened === undefined ? undefined : { opened, data },
      ),
    ]);
    const carried = typeof document === 'undefined' ? (fragmentTokens?.(values) ?? 'all') : 'all';
    const adopted = [
      ...tokens.slice(0, { all: 2, bar: 1, none: 0 }[carried]),
      ...(typeof sheets === 'function' ? sheets(values) : sheets),
      ...(further ?? []),
      ...(addition?.sheets ?? []),
    ];
    return {
      prepared: { ...looks, messages, ...addition?.prepared } as Looks<M> & X,
      // A fragment's are among them already where it is prepared for once more before it is hydrated.
      sheets: [...new Set(adopted)],
    };
  };

  return {
    contract,
    View,
    prepare,
    prepareOn: [...LOOKS, ...(options.prepareOn ?? [])],
  };
}
