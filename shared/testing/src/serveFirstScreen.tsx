import type { ElementContract } from '@travel-shell/element/contract';
import { identifierPrefix, resolveValues, serverHandle } from '@travel-shell/element/server';
import type { ServerPiece } from '@travel-shell/piece/server';
import { renderToString } from 'react-dom/server';

/** The default looks of a piece in tests. */
const LOOKS = { brand: 'flagship', locale: 'en-US', presentation: 'default' } as const;

interface Served {
  /** Not in the page yet. */
  element: HTMLElement;
  /** Every node of the view, as the server has rendered it. */
  nodes: readonly Element[];
  /** Resolves when it has hydrated. */
  ready: Promise<unknown>;
}

/** A piece's first screen as a server renders it, in an element; or its plain fragment, where `opened` is null. */
export async function serveFirstScreen<C extends ElementContract, P>(
  piece: ServerPiece<C, P>,
  attributes: Readonly<Record<string, string>> = {},
  { data, opened = '' }: { data?: unknown; opened?: string | null } = {},
): Promise<Served> {
  const { contract, View, prepare } = piece as unknown as ServerPiece;
  const given = { ...LOOKS, ...attributes };
  const { values } = resolveValues(contract, given);
  const { prepared, sheets, attributes: added } = await prepare(values, data, opened ?? undefined);
  const html = renderToString(<View {...values} element={serverHandle(opened ?? undefined)} prepared={prepared} />, {
    identifierPrefix: identifierPrefix(contract.tag),
  });
  // In a document without a window, where no element is defined yet.
  const away = document.implementation.createHTMLDocument();
  const element = away.createElement(contract.tag);
  for (const [name, value] of Object.entries({ ...added, ...given })) element.setAttribute(name, value);
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.setHTMLUnsafe(`<div data-travel-root${opened === null ? '' : ` data-opened="${opened}"`}>${html}</div>`);
  if (data !== undefined && opened !== null) {
    const block = away.createElement('script');
    block.type = 'application/json';
    block.setAttribute('data-travel-data', '');
    block.textContent = JSON.stringify(data);
    shadow.append(block);
  }
  document.adoptNode(element);
  shadow.adoptedStyleSheets = sheets as CSSStyleSheet[];
  return {
    element,
    nodes: [...shadow.querySelectorAll('[data-travel-root], [data-travel-root] *')],
    ready: new Promise((resolve) => element.addEventListener('travel-ready', resolve, { once: true })),
  };
}
