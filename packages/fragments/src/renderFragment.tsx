import { BRANDS, LOCALES, PRESENTATIONS, type Schema } from '@travel-shell/contract';
import { identifierPrefix, resolveValues, serverHandle } from '@travel-shell/element/server';
import type { FooterParts } from '@travel-shell/footer/server';
import { renderToString } from 'react-dom/server';
import { FragmentError } from './FragmentError.ts';
import { nestFragments } from './nestFragments.ts';
import { PIECES, type ServerPiece } from './pieces.ts';

export interface FragmentOptions {
  /** CSP nonce for the style element, where the page's policy asks for one. Such a fragment must not be shared. */
  nonce?: string;
  /**
   * By fragment name, what pieces show that no attribute says: for the footer and the country picker, what their providers
   * answer. The same for every visitor. Without it such a piece asks the back end from the browser. D-17.
   */
  data?: { readonly footer?: FooterParts; readonly 'country-picker'?: Schema<'CountryPickerState'> };
}

/** Said outright in the markup, so that the browser hydrates with what the server knew and not with its own guess. */
const EXPLICIT = { brand: BRANDS[0], locale: LOCALES[0], presentation: PRESENTATIONS[0] } as const;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

/** The piece that `<travel-x>` stands for. */
const byTag = (tag: string): ServerPiece | undefined =>
  Object.values<ServerPiece>(PIECES).find(({ contract }) => contract.tag === tag);

/**
 * A piece as HTML: the element with a declarative shadow root and its styles, and its light-DOM fallback. Pieces that
 * stand in its view have roots of their own, without fallback.
 * The same for every visitor, so it may be cached by anyone.
 * @param name one of FRAGMENT_PIECES
 * @param attributes by their HTML names; those the contract does not know stay as they are, those it cannot use throw a
 * FragmentError
 */
export async function renderFragment(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  options: FragmentOptions = {},
): Promise<string> {
  if (!Object.hasOwn(PIECES, name)) {
    throw new FragmentError('UNKNOWN_PIECE', [
      `There is no fragment "${name}". There are: ${FRAGMENT_PIECES.join(', ')}.`,
    ]);
  }
  return renderPiece(PIECES[name as keyof typeof PIECES] as ServerPiece, attributes, options);
}

async function renderPiece(
  { contract, View, prepare, Fallback }: ServerPiece,
  attributes: Readonly<Record<string, string>>,
  options: FragmentOptions,
  isNested = false,
): Promise<string> {
  const { nonce, data = {} } = options;
  const given = { ...EXPLICIT, ...attributes };
  const { values, problems } = resolveValues(contract, given);
  if (problems.length) throw new FragmentError('BAD_ATTRIBUTE', problems);

  const { tag } = contract;
  const own = data[tag.slice('travel-'.length) as keyof typeof data];
  const { prepared, sheets, pageSheets = [], attributes: added } = await prepare(values, own);
  const html = renderToString(<View {...values} element={serverHandle()} prepared={prepared} />, {
    identifierPrefix: identifierPrefix(tag),
  });
  const view = await nestFragments(html, (inside, itsAttributes) => {
    const piece = byTag(inside);
    return piece && renderPiece(piece, itsAttributes, options, true);
  });
  const fallback = isNested ? '' : renderToString(<Fallback prepared={prepared} values={values} />);
  const markup = Object.entries({ ...added, ...given })
    .map(([attribute, text]) => ` ${attribute}="${escapeHtml(text)}"`)
    .join('');
  const style = (texts: readonly unknown[]) =>
    `<style${nonce ? ` nonce="${escapeHtml(nonce)}"` : ''}>${texts.join('')}</style>`;
  return (
    `<${tag}${markup}><template shadowrootmode="open">${style(sheets)}<div data-travel-root>${view}</div></template>` +
    `${fallback && pageSheets.length ? style(pageSheets) : ''}${fallback}</${tag}>`
  );
}

/** Names `renderFragment` takes. */
export const FRAGMENT_PIECES: readonly string[] = Object.keys(PIECES);
