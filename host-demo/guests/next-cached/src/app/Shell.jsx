import { renderFragment } from 'travel-shell-fragments';
import { Markup } from './Markup.jsx';

/** A piece as HTML, rendered by the server; usable before any script of yours or ours. */
export async function Shell({ piece, ...attributes }) {
  return <Markup html={await renderFragment(piece, attributes)} />;
}
