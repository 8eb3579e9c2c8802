import { visit } from '@hotwired/turbo';
import { startTravelShell } from '@travel-shell/elements';

const shell = startTravelShell({ apiBase: 'https://shell.example.com', brand: 'partner', locale: 'en-US' });
shell.on('travel-navigate', (event) => {
  const { kind, url, reason } = event.detail;
  if (kind === 'reload') {
    // The pieces know the visitor already.
    if (reason === 'signed-in') event.preventDefault();
    return;
  }
  if (new URL(url).origin !== location.origin) return;
  event.preventDefault();
  visit(url);
});
for (const tag of ['travel-header', 'travel-footer']) shell.load(tag);
