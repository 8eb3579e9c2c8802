// A server renders the components as tags, without a browser.
import { TravelHeader, TravelShellProvider } from '@travel-shell/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const html = renderToString(createElement(TravelShellProvider, {}, createElement(TravelHeader, { brand: 'partner' })));
if (html !== '<travel-header brand="partner"></travel-header>') throw new Error(`Rendered ${html}`);
