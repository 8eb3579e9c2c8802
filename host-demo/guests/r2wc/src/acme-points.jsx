import r2wc from '@r2wc/react-to-web-component';
import { useAuth } from '@travel-shell/react';

/** Knows who is signed in as every piece does: there is one store on the page. */
function Points() {
  const auth = useAuth();
  if (auth.status === 'pending') return null;
  return auth.status === 'signedIn' ? <a href="/points">120 points</a> : <span>Sign in for points</span>;
}

customElements.define('acme-points', r2wc(Points));
