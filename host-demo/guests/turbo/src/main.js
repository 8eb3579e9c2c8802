import { visit } from '@hotwired/turbo';
import { startTravelShell } from '@travel-shell/elements';

const shell = startTravelShell({ apiBase: 'https://shell.example.com', brand: 'partner', locale: 'en-US' });
shell.on('travel-navigate', (event) => {
  const { detail } = event;
  if (detail.kind === 'reload') {
    // The pieces know the visitor already.
    if (detail.reason === 'signed-in') event.preventDefault();
    return;
  }
  if (new URL(detail.url).origin !== location.origin) return;
  event.preventDefault();
  visit(detail.url);
});
shell.load('travel-header');
shell.load('travel-footer');
