import { attributeName } from '@travel-shell/element/server';
import { FragmentError } from './FragmentError.ts';

export interface GivenAttributes {
  /** Those of the piece itself. */
  own: Record<string, string>;
  /** Attributes of the pieces inside it, by their fragment names. */
  settings: Record<string, Record<string, string>>;
}

/**
 * An attribute with the name of a piece inside may be that piece's settings, as the page's configuration has them:
 * `country-picker={"site": "de-AT", "keepPath": true}`.
 */
export function nestedSettings(
  attributes: Readonly<Record<string, string>>,
  isPiece: (name: string) => boolean,
): GivenAttributes {
  const own = { ...attributes };
  const settings: GivenAttributes['settings'] = {};
  for (const [name, text] of Object.entries(attributes)) {
    if (!isPiece(name) || !text.startsWith('{')) continue;
    own[name] = '';
    settings[name] = Object.fromEntries(
      Object.entries(parse(name, text))
        .filter(([, value]) => value !== false)
        .map(([property, value]) => [attributeName(property), value === true ? '' : String(value)]),
    );
  }
  return { own, settings };
}

function parse(name: string, text: string): object {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FragmentError('BAD_ATTRIBUTE', [`${name}: expected JSON (${(error as Error).message}).`]);
  }
}
