import { startTravelShell } from '@travel-shell/elements';

const shell = startTravelShell({ apiBase: 'https://shell.example.com', brand: 'partner', locale: 'en-US' });
// Each tag that the page itself has. The header brings the others.
shell.load('travel-header');
shell.load('travel-footer');
