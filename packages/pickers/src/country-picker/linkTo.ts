/**
 * A site's link to the current page: appends the current path without its first segments, which name the site and on
 * some sites the vertical (PIC-029, PIC-030).
 * @param link of the site: a path or a complete address
 * @param path the current one, such as `/de-DE/hotels/rome`
 */
export function linkTo(link: string, path: string, stripSegments: number): string {
  const rest = path.split('/').filter(Boolean).slice(Math.max(0, stripSegments));
  if (rest.length === 0) return link;
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const isFolder = path.endsWith('/');
  return `${before.replace(/\/+$/, '')}/${rest.join('/')}${isFolder ? '/' : ''}${after}`;
}
