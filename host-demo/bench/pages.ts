import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOADER_WHEN_IDLE } from '../loaderWhenIdle.ts';

/** `client`: the element renders in the browser. `fragment`: the server has rendered it. `floor`: written by hand. */
export type Variant = 'floor' | 'fragment' | 'client';

export const VARIANTS: readonly Variant[] = ['floor', 'fragment', 'client'];

const floorFile = (name: string) => readFileSync(join(import.meta.dirname, 'floor', name), 'utf8');

/** The part of the page that is not the header: the same for all variants, so that only the header differs. */
const PAGE_CSS = `body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#1b2333;background:#fff}
main{max-width:60rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:2rem;line-height:1.2}
article{padding:1rem 1.25rem;margin-block:1rem;border:1px solid #dfe5ec;border-radius:12px}`;

const CITIES = [
  'Lisbon',
  'Ghent',
  'Turin',
  'Leeds',
  'Porto',
  'Graz',
  'Lyon',
  'Malmö',
  'Split',
  'Bilbao',
  'Cork',
  'Bonn',
];

const main = `<main id="main">
<h1>Somewhere for the weekend</h1>
${CITIES.map((city, i) => `<article><h2>${city}</h2><p>Three nights in the middle of ${city}, breakfast included, from ${140 + i * 17} euros. Free to cancel until the day before, and the train station is ${i + 2} minutes away on foot.</p></article>`).join('\n')}
</main>`;

/** The HTML of one variant. `fragment` is what the server's fragment call answers. */
export function pageOf(variant: Variant, fragment: string): string {
  const head = {
    floor: `<style>${floorFile('header.css')}</style>`,
    fragment: LOADER_WHEN_IDLE,
    client: '<script src="/travel-shell/loader.js" async></script>',
  }[variant];
  const header = {
    floor: floorFile('header.html'),
    fragment,
    client: '<travel-header brand="flagship" locale="en-US" presentation="default"></travel-header>',
  }[variant];
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench: ${variant}</title>
<link rel="icon" href="data:,">
<style>${PAGE_CSS}</style>
${head}
</head>
<body>
${header}
${main}
</body>
</html>
`;
}
