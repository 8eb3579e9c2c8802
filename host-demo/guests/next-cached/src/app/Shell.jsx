import { renderFragment } from 'travel-shell-fragments';

/** A piece as HTML, rendered by the server; usable before any script of yours or ours. */
export async function Shell({ piece, ...attributes }) {
  const html = await renderFragment(piece, attributes);
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
