import { BRANDS, LOCALES, PRESENTATIONS, type Presentation } from '@travel-shell/core';
import type { ElementContract } from '@travel-shell/element/contract';
import { attributeName, resolveValues, shorten } from '@travel-shell/element/server';
import type { Looks } from '@travel-shell/piece';
import type { Member, ScreenMessages } from '@travel-shell/piece/screens';
import type { ServerPiece, ServerScreens } from '@travel-shell/piece/server';
import { registerBrand } from '@travel-shell/tokens/builtBrand';
import { renderToString } from 'react-dom/server';
import { checkAttributes } from './checkAttributes.ts';
import { escapeHtml } from './escapeHtml.ts';
import { FragmentError } from './FragmentError.ts';
import { nestedSettings } from './nestedSettings.ts';
import { nestFragments } from './nestFragments.ts';
import { renderFirstScreen } from './renderFirstScreen.ts';
import { renderView } from './renderView.tsx';
import { checkOrigins, type Origins, resolveOrigins } from './resolveOrigins.ts';

/** With origins for a page of another one than the back end: without them paths stay paths. */
export interface FragmentOptions extends Origins {
  /** CSP nonce for the style element, if the page's policy needs one. Do not cache such a fragment. */
  nonce?: string;
  /**
   * Data for the pieces, by fragment name; its type is in the piece's `server.ts`. The same for every visitor. Without
   * it the piece fetches from the browser. D-17.
   */
  data?: Readonly<Record<string, unknown>>;
  /**
   * The opened form: what a press opens is there and open, to be shown before React and hydrated. For pieces whose
   * contract has `firstScreen`, with data where that says so. It has no fallback and no pieces inside.
   */
  opened?: boolean;
}

/** The page at an address of a piece with screens. */
export interface OpenedScreen {
  /** As of HTTP; undefined where the screen needs a member, and `member` does not say who the visitor is. */
  status: 200 | 403 | 404 | undefined;
  /** The title of the page, in the fragment's language. */
  title: string;
  /** Path and search to redirect to, where the address only leads to that of a screen. */
  leadsTo?: string;
}

/** A renderer for a set of pieces. */
export interface FragmentRenderer {
  /** Names that `renderFragment` accepts. */
  FRAGMENT_PIECES: readonly string[];
  /**
   * A piece as HTML: the element with a declarative shadow root and its styles, and its light-DOM fallback. Pieces
   * inside its view have their own roots, without fallback. The same for every visitor, so it may be cached by anyone.
   * @param name one of FRAGMENT_PIECES
   * @param attributes by their HTML names: those of the contract, and `load`. Others, and invalid values, throw a
   * FragmentError.
   */
  renderFragment(
    name: string,
    attributes?: Readonly<Record<string, string>>,
    options?: FragmentOptions,
  ): Promise<string>;
  /**
   * The attributes that a fragment may be cached by: those that change it, and the defaults of its looks, sorted by
   * name. Throws a FragmentError as `renderFragment` does.
   */
  renderedAttributes(name: string, attributes: Readonly<Record<string, string>>): Record<string, string>;
  /** The attribute of a piece that has static files of its own for each value, see `isFile` of the contract. */
  fileAttribute(name: string): { name: string; values: readonly string[] } | undefined;
  /**
   * The page at the address of the attribute `page`, for the visitor of `member`; undefined for a piece without
   * screens. Render its fragment with the same attributes.
   */
  openScreen(name: string, attributes: Readonly<Record<string, string>>): Promise<OpenedScreen | undefined>;
  /**
   * Adds a brand that `travel-shell-brand build` has written, for all renderers of this module. Throws where it is not one.
   * @returns its id
   */
  registerBrand(brand: unknown): string;
}

/** Written into the markup, so that the browser hydrates with the server's values, not its own defaults. */
const EXPLICIT = { brand: BRANDS[0], locale: LOCALES[0], presentation: PRESENTATIONS[0] } as const;

const nameOf = ({ contract }: ServerPiece) => contract.tag.slice('travel-'.length);

/** @param release the one the pieces are from; a client compares it with the one it loads */
export function createRenderer(pieces: readonly ServerPiece<never, never>[], release = ''): FragmentRenderer {
  const byName = new Map((pieces as unknown as readonly ServerPiece[]).map((piece) => [nameOf(piece), piece]));
  const FRAGMENT_PIECES = [...byName.keys()];
  const pieceOf = (name: string) => {
    const piece = byName.get(name);
    if (piece) return piece;
    throw new FragmentError('UNKNOWN_PIECE', [
      `There is no fragment "${shorten(name)}". There are: ${FRAGMENT_PIECES.join(', ')}.`,
    ]);
  };
  /** Returns those that change the fragment; settings of pieces inside as they were given. */
  const check = ({ contract }: ServerPiece, attributes: Readonly<Record<string, string>>) => {
    const { own, settings } = nestedSettings(attributes, (name) => byName.has(name));
    const changing = checkAttributes(contract, own);
    for (const [name, inside] of Object.entries(settings)) {
      checkAttributes(pieceOf(name).contract, inside);
      changing[name] = attributes[name] as string;
    }
    return changing;
  };
  return {
    FRAGMENT_PIECES,
    registerBrand,
    fileAttribute: (name) => fileAttributeOf(pieceOf(name).contract),
    renderedAttributes(name, attributes) {
      const rendered = { ...EXPLICIT, ...check(pieceOf(name), attributes) };
      return Object.fromEntries(Object.entries(rendered).sort(([a], [b]) => (a < b ? -1 : 1)));
    },
    async openScreen(name, attributes) {
      const piece = pieceOf(name);
      check(piece, attributes);
      return piece.screens && openScreen(piece, piece.screens, attributes);
    },
    async renderFragment(name, attributes = {}, options = {}) {
      const piece = pieceOf(name);
      check(piece, attributes);
      const { apiBase, siteBase, ...others } = options;
      const origins = checkOrigins({ ...(apiBase && { apiBase }), ...(siteBase && { siteBase }) });
      return resolveOrigins(await renderPiece(piece, attributes, { ...others, release, byName }), origins);
    },
  };
}

async function openScreen(
  piece: ServerPiece,
  screens: ServerScreens,
  attributes: Readonly<Record<string, string>>,
): Promise<OpenedScreen> {
  const values: { page?: string; member?: Member } = resolveValues(piece.contract, {
    ...EXPLICIT,
    ...attributes,
  }).values;
  const { status, row, leadsTo } = screens.open(values.page ?? '', values.member, values);
  const { prepared } = await piece.prepare(values);
  const { titles, frame } = (prepared as Looks<ScreenMessages>).messages;
  const title = (row && titles[row.title]) ?? frame.notFound;
  return { status, title, ...(leadsTo !== undefined && { leadsTo }) };
}

function fileAttributeOf({ attributes }: ElementContract) {
  for (const [property, attribute] of Object.entries(attributes)) {
    if (attribute.type === 'enum' && attribute.isFile) {
      return { name: attributeName(property), values: attribute.values };
    }
  }
  return undefined;
}

/** A style sheet whose text differs by presentation (scripts/build/shadowCss.cjs); all others are one text. */
type SheetTexts = Readonly<Record<Presentation, string>>;

interface Rendering extends Omit<FragmentOptions, keyof Origins> {
  release: string;
  byName: ReadonlyMap<string, ServerPiece>;
}

async function renderPiece(
  piece: ServerPiece,
  attributes: Readonly<Record<string, string>>,
  rendering: Rendering,
  isNested = false,
): Promise<string> {
  const { contract, Fallback } = piece;
  const { nonce, data = {}, release, byName, opened } = rendering;
  const given = { ...EXPLICIT, ...attributes };
  const { values, problems } = resolveValues(contract, given);
  if (problems.length) throw new FragmentError('BAD_ATTRIBUTE', problems);

  const { tag } = contract;
  const textOf = (sheet: unknown) =>
    typeof sheet === 'object' ? (sheet as SheetTexts)[values.presentation as Presentation] : sheet;
  const style = (sheets: readonly unknown[]) =>
    `<style${nonce ? ` nonce="${escapeHtml(nonce)}"` : ''}>${sheets.map(textOf).join('')}</style>`;
  const around = (added: Readonly<Record<string, string>> | undefined, inside: string) => {
    const markup = Object.entries({ ...added, ...given }).map(([name, text]) => ` ${name}="${escapeHtml(text)}"`);
    return `<${tag}${markup.join('')}>${inside}</${tag}>`;
  };
  const root = (sheets: readonly unknown[], rootAttributes: string, view: string, further = '') =>
    `<template shadowrootmode="open">${style(sheets)}` +
    `<div data-travel-root="${escapeHtml(release)}"${rootAttributes}>${view}</div>${further}</template>`;

  if (opened) {
    const screen = await renderFirstScreen(piece, values, data[nameOf(piece)]);
    return around(screen.added, root(screen.sheets, screen.rootAttributes, screen.view, screen.further));
  }

  const { prepared, sheets, pageSheets = [], attributes: added } = await piece.prepare(values, data[nameOf(piece)]);
  const { settings } = nestedSettings(attributes, (name) => byName.has(name));
  const view = await nestFragments(renderView(piece, values, prepared), (inside, itsAttributes) => {
    const name = inside.slice('travel-'.length);
    const nested = byName.get(name);
    return nested && renderPiece(nested, { ...itsAttributes, ...settings[name] }, rendering, true);
  });
  const fallback = isNested ? '' : renderToString(<Fallback prepared={prepared} values={values} />);
  return around(added, `${root(sheets, '', view)}${fallback && pageSheets.length ? style(pageSheets) : ''}${fallback}`);
}
