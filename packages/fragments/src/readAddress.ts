import { shorten } from '@travel-shell/element/server';
import { FragmentError } from './FragmentError.ts';

/** What an address asks for. */
export interface FragmentRequest {
  piece: string;
  /** By their HTML names; not compared with the contract yet. */
  attributes: Record<string, string>;
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
} as const;

/** The attributes that are in the path of a static file, in this order. */
const LOOKS = ['brand', 'locale', 'presentation'] as const;

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
  return {
    piece,
    attributes: { ...readQuery(query, inPath), ...Object.fromEntries(inPath) },
    isOpened: form === 'open',
    ...(form && form !== 'open' && { value: form }),
  };
}

function readQuery(query: string, inPath: readonly (readonly [string, string])[]): Record<string, string> {
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
  const further = [...attributes.keys()].filter((name) => !LOOKS.some((look) => look === name)).length;
  if (further > LIMITS.attributes) {
    throw refuse(`The query has ${further} attributes: expected at most ${LIMITS.attributes}.`);
  }
  return Object.fromEntries(attributes);
}
