import { shorten } from '@travel-shell/element/server';
import { FragmentError } from './FragmentError.ts';

/** For a page of another origin than the back end; as `apiBase` and `siteBase` of a page's configuration. */
export interface Origins {
  /** The origin of pictures and forms, and of links without `siteBase`. */
  apiBase?: string;
  /** The origin of links. */
  siteBase?: string;
}

const ORIGIN = /^https?:\/\/[^/?#\s"<>]+$/;

/** Throws a FragmentError that names a wrong one. */
export function checkOrigins(origins: Origins): Origins {
  const problems = Object.entries(origins)
    .filter(([, origin]) => !ORIGIN.test(origin))
    .map(([name, origin]) => `${name}="${shorten(origin)}": expected an origin such as https://shell.example.com.`);
  if (problems.length > 0) throw new FragmentError('BAD_ATTRIBUTE', problems);
  return origins;
}

/**
 * Whole addresses in place of paths, as the browser's script writes them. React writes every attribute as ` name="value"`,
 * and `"` in a text as `&quot;`. A form with `data-page` posts to a page of the site.
 */
export function resolveOrigins(html: string, { apiBase = '', siteBase = apiBase }: Origins): string {
  return html
    .replace(/<form [^>]*data-page=[^>]*>/g, (form) => form.replace(/(?<= action=")(?=\/[^/])/, siteBase))
    .replace(/ (href|src|action)="(?=\/[^/])/g, (start, name) => start + (name === 'href' ? siteBase : apiBase));
}
