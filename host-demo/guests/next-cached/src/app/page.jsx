import { FRAGMENT_PIECES } from 'travel-shell-fragments';
import { Shell } from './Shell.jsx';

/** Every piece, rendered by the server. */
export default function Page() {
  return FRAGMENT_PIECES.map((piece) => <Shell key={piece} piece={piece} brand="partner" locale="en-US" />);
}
