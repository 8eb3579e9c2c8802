/** The data for step 0 about the pieces, from their contracts: nothing in its own text names one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attributeName } from '@travel-shell/element/attributeName';
import type { ElementContract } from '@travel-shell/element/contract';
import { hasRoomInStep0, pageRules } from './pageRules.ts';
import type { Piece } from './pieces.ts';

/** Elements that a server can render. */
export const withFragments = (pieces: readonly Piece[]): { contract: ElementContract; server: string }[] =>
  pieces.flatMap(({ elements }) =>
    elements.flatMap(({ folder, contract }) => {
      const server = join(folder, 'server.ts');
      return existsSync(server) ? [{ contract, server }] : [];
    }),
  );

/** Attributes that the name of a fragment's file says. */
const IN_NAME = ['brand', 'locale', 'presentation'];

/**
 * Further attributes that change a fragment: one that takes effect with script, or in style sheets alone, is none. What says
 * something of a person must be in no address.
 */
function shownBy(contracts: readonly ElementContract[]): string[] {
  const shown = contracts
    .flatMap(({ attributes }) => Object.entries(attributes))
    .filter(([name]) => !IN_NAME.includes(name))
    .filter(([, { isClientOnly, isStyleOnly, isPersonal }]) => !(isClientOnly || isStyleOnly || isPersonal));
  return [...new Set(shown.map(([name]) => attributeName(name)))].sort();
}

/**
 * By the name of a constant in the loader's code.
 * @param all every contract
 * @param rendered those of pieces that a server can render
 */
export function step0Data(all: readonly ElementContract[], rendered: readonly ElementContract[]) {
  const fetched = rendered.filter(({ servedInline }) => !servedInline);
  return {
    TRAVEL_SHELL_RULES: pageRules(all),
    TRAVEL_SHELL_ROOMS: all.filter(hasRoomInStep0).map(({ tag }) => tag),
    // An element that only a request opens shows nothing before it.
    TRAVEL_SHELL_FRAGMENTS: fetched
      .filter(({ answers }) => !answers)
      .map(({ tag }) => tag.slice('travel-'.length))
      .sort(),
    TRAVEL_SHELL_LOADS: Object.fromEntries(
      all.flatMap(({ tag, answers, defaultLoad = answers && 'intent' }) => (defaultLoad ? [[tag, defaultLoad]] : [])),
    ),
    TRAVEL_SHELL_SHOWN: shownBy(fetched),
    TRAVEL_SHELL_EARLY: rendered.flatMap(({ tag, firstScreen }) => (firstScreen?.isEarly ? tag : [])),
  };
}
