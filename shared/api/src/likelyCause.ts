/**
 * For the console: why a call to this URL may have failed, as far as the page can tell. Browsers do not tell scripts
 * whether a server was down, CORS or the page's policy refused a response.
 * @param refusal the back end's code, else the status; undefined where there was no response
 */
export function likelyCause(url: string, refusal?: string | number): string {
  if (typeof location === 'undefined' || location.origin === 'null' || !URL.canParse(url, location.href)) return '';
  const { origin } = new URL(url, location.href);
  const isForeign = origin !== location.origin;
  if (refusal === undefined) {
    return isForeign
      ? `. Is it up, does it list ${location.origin} for CORS (EMBED_ORIGINS), and does connect-src of this page's policy allow ${origin}?`
      : '';
  }
  if (isForeign && refusal === 'INVALID_FORM_TOKEN')
    return `. The browser sends no cookies from ${location.origin} to ${origin}: are they of one site?`;
  if (!isForeign && refusal === 404) return '. Is the back end on another origin? Then configure apiBase.';
  return '';
}
