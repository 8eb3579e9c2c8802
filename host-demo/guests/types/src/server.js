// On a server, without a browser: the components render as tags, and every module can be imported.
import { readFile } from 'node:fs/promises';
import { startTravelShell } from '@travel-shell/elements';
import { TravelHeader, TravelShellProvider } from '@travel-shell/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const html = renderToString(createElement(TravelShellProvider, {}, createElement(TravelHeader, { brand: 'partner' })));
// Behind the style element of the provider, which keeps the places of pieces.
if (!html.endsWith('<travel-header brand="partner"></travel-header>')) throw new Error(`Rendered ${html}`);

const manifest = new URL(import.meta.resolve('@travel-shell/elements/package.json'));
const names = Object.keys(JSON.parse(await readFile(manifest, 'utf8')).exports);
const tags = names.filter((name) => name.startsWith('./travel-') && !name.endsWith('.json'));
if (tags.length < 13) throw new Error(`There are only ${tags}`);
for (const tag of tags) await import(`@travel-shell/elements/${tag.slice(2)}`);

startTravelShell({ brand: 'partner' });
if (globalThis.travelShell) throw new Error('A server has one travelShell for all its visitors.');
