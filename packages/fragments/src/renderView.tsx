import { identifierPrefix, serverHandle } from '@travel-shell/element/server';
import type { ServerPiece } from '@travel-shell/piece/server';
import { renderToString } from 'react-dom/server';

/** @param opened the first screen to render, if it is one */
export function renderView(
  { contract, View }: ServerPiece,
  values: object,
  prepared: unknown,
  opened?: string,
): string {
  return renderToString(<View {...(values as object)} element={serverHandle(opened)} prepared={prepared} />, {
    identifierPrefix: identifierPrefix(contract.tag),
  });
}
