import { LOOKS } from '@travel-shell/core';
import { shorten } from '@travel-shell/element/server';
import { FragmentError } from './FragmentError.ts';
import { checkOrigins, type Origins } from './resolveOrigins.ts';

/** The fragment that an address asks for. */
export interface FragmentRequest {
  piece: string;
  /** By their HTML names; not compared with the contract yet. */
  attributes: Record<string, string>;
  /** The origins that paths lead to, for a page of another origin: `api-base` and `site-base` of the query. */
  origins: Origins;
  /** The form with its first screen. */
  isOpened: boolean;
  /** The value of the piece's attribute that has files of its own, see `isFile` of the contract. */
  value?: string;
}

/** Limits of a query, so that one URL cannot fill a cache or a log. */
const LIMITS = {
  /** Characters of the query as it is in the address. */
  query: 4000,
  /** Characters of one value. */
  value: 2000,
  /** Attributes besides the looks. */
  attributes: 16,
  /** Pieces of one request. */
  pieces: 10,
} as const;

/** No attributes: where paths lead. */
const BASES = ['api-base', 'site-base'] as const;

const FORMS = '<piece>/<brand>.<locale>.<presentation>.html or <piece>?brand=<brand>&locale=<locale>&presentation=…';

/**
 * The address of a static file below the base.
 * @param form of the file: `open`, or the value of an attribute that has files of its own
 */
export const fragmentFile = (
  piece: string,
  looks: Readonly<Record<(typeof LOOKS)[number], string>>,
  form?: string,
): string => `${piece}/${LOOKS.map((name) => looks[name]).join('.')}${form ? `.${form}` : ''}.html`;

/**
 * Reads the address of a fragment, without its base: `header/flagship.en-US.default.html?compact=`, or
 * `header?brand=flagship&compact=`. Throws a FragmentError.
 */
export function readAddress(address: string): FragmentRequest {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const [, piece, file] = /^([\w-]+)(?:\/(.*))?$/.exec(path) ?? [];
  const [, ...parts] = file === undefined ? [] : (/^([^.]+)\.([^.]+)\.([^.]+)(?:\.([\w-]+))?\.html$/.exec(file) ?? []);
  if (!piece || (file !== undefined && parts.length === 0)) {
    throw new FragmentError('UNKNOWN_ADDRESS', [`"${shorten(path)}" is not a fragment's address. Expected ${FORMS}.`]);
  }
  const inPath = LOOKS.flatMap((name, index) => (parts.length > 0 ? [[name, parts[index] as string] as const] : []));
  const form = parts[3];
  const { attributes, origins } = takeOrigins(readQuery(query, inPath));
  return {
    piece,
    attributes: { ...attributes, ...Object.fromEntries(inPath) },
    origins,
    isOpened: form === 'open',
    ...(form && form !== 'open' && { value: form }),
  };
}

/**
 * Reads an address that asks for several pieces, `?pieces=header,footer&brand=flagship&header.compact=`: what has no piece
 * before its name is for all. Undefined where it asks for one. Throws a FragmentError.
 */
export function readPieces(address: string): FragmentRequest[] | undefined {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const asked = new URLSearchParams(query).get('pieces');
  if (path || asked === null) return undefined;
  const { pieces: _, ...given } = readQuery(query, [], LIMITS.attributes * LIMITS.pieces);
  const names = asked.split(',');
  const wrong = (problem: string) => new FragmentError('BAD_ATTRIBUTE', [`pieces="${shorten(asked)}": ${problem}.`]);
  if (names.length > LIMITS.pieces) throw wrong(`expected at most ${LIMITS.pieces}`);
  if (new Set(names).size < names.length || names.includes(''))
    throw wrong('expected different names, with commas between');
  const { attributes, origins } = takeOrigins(given);
  const stray = Object.keys(attributes).find((name) => name.includes('.') && !names.includes(name.split('.')[0] ?? ''));
  if (stray !== undefined) throw wrong(`expected the piece of ${shorten(stray)} among them`);
  return names.map((piece) => {
    const own = Object.entries(attributes).flatMap(([name, value]) => {
      const [first = '', ...rest] = name.split('.');
      if (rest.length === 0) return [[name, value] as const];
      return first === piece ? [[rest.join('.'), value] as const] : [];
    });
    return { piece, attributes: Object.fromEntries(own), origins, isOpened: false };
  });
}

function takeOrigins({ 'api-base': apiBase, 'site-base': siteBase, ...attributes }: Record<string, string>) {
  const origins = { ...(apiBase && { apiBase }), ...(siteBase && { siteBase }) };
  return { attributes, origins: checkOrigins(origins) };
}

function readQuery(
  query: string,
  inPath: readonly (readonly [string, string])[],
  most: number = LIMITS.attributes,
): Record<string, string> {
  const refuse = (problem: string) => new FragmentError('BAD_ATTRIBUTE', [problem]);
  if (query.length > LIMITS.query) {
    throw refuse(`The query has ${query.length} characters: expected at most ${LIMITS.query}.`);
  }
  const attributes = new Map(inPath);
  for (const [name, value] of new URLSearchParams(query)) {
    const given = `${shorten(name)}="${shorten(value)}"`;
    if (attributes.has(name)) throw refuse(`${given}: expected ${name} only once, in the path or the query.`);
    if (value.length > LIMITS.value) {
      throw refuse(`${given} has ${value.length} characters: expected at most ${LIMITS.value}.`);
    }
    attributes.set(name, value);
  }
  const further = [...attributes.keys()].filter((name) => ![...LOOKS, ...BASES].some((other) => other === name)).length;
  if (further > most) throw refuse(`The query has ${further} attributes: expected at most ${most}.`);
  return Object.fromEntries(attributes);
}
