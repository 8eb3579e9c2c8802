/** The placeholders of a template, and what each matches in a URL. */
const PLACES: Readonly<Record<string, string>> = {
  origin: '[\\p{L}\\p{M}0-9_+ ]{1,60}',
  destination: '[\\p{L}\\p{M}0-9_+ ]{1,60}',
  start: '\\d{4}-\\d{2}-\\d{2}',
  end: '\\d{4}-\\d{2}-\\d{2}',
};

/** Traveler counts mean the same in every vertical; other parameters do not. */
const KEPT_PARAMETERS = ['adults', 'children', 'rooms'];

/** A country site's paths begin with its locale. */
const LOCALE = '^(?<locale>/[a-z]{2,3}-[A-Z]{2})?';

/**
 * Converts a search URL to another vertical: values matched by `from` fill the placeholders of `to`. Null when the URL
 * does not match `from` or lacks a value `to` needs. Returns a path, whatever the host.
 */
export function convertSearchUrl(address: string, from: string, to: string): string | null {
  if (!URL.canParse(address, 'http://localhost')) return null;
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const found = new RegExp(`${LOCALE}${toPattern(from)}$`, 'u').exec(decode(pathname))?.groups;
  if (!found) return null;

  const { locale = '', ...places } = found;
  const needed = [...to.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  if (needed.some((name) => places[name] === undefined)) return null;
  const path = to.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] as string));

  const kept = KEPT_PARAMETERS.map((name) => [name, searchParams.get(name)] as const).filter(
    ([, value]) => value !== null && /^\d{1,2}$/.test(value),
  );
  const query = kept.map(([name, value]) => `${name}=${value}`).join('&');
  return locale + path + (query && `?${query}`);
}

const toPattern = (template: string) =>
  template
    .replace(/[.*+?^$|()[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${PLACES[name]})`);

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not UTF-8, so not one of our URLs.
    return '';
  }
}
