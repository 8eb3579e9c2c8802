/**
 * The attributes with which a page's cookie may have been set. One goes only by its own path and domain, which scripts
 * cannot read.
 */
export function cookiePlaces(hostname: string, pathname: string): string[] {
  return domains(hostname).flatMap((domain) =>
    paths(pathname).map((path) => `; Path=${path}${domain && `; Domain=${domain}`}`),
  );
}

/** None, and `shop.example.com` with its parents. Browsers ignore those that are not a site's own, such as `com`. */
function domains(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))];
}

/** `/a/b` has `/`, `/a`, `/a/`, `/a/b` and `/a/b/`. */
function paths(pathname: string): string[] {
  const folders = pathname.split('/').filter(Boolean);
  return [
    '/',
    ...folders.flatMap((_, index) => {
      const path = `/${folders.slice(0, index + 1).join('/')}`;
      return [path, `${path}/`];
    }),
  ];
}
