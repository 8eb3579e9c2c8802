/**
 * Draws docs/header.png, the picture in the README, from the fragments of a running demo:
 * `node scripts/picture.mjs http://localhost:4173`.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

const [origin = 'http://localhost:4173'] = process.argv.slice(2);
const LOOKS = [
  ['flagship', 'en-US', 'default'],
  ['sister', 'fr-FR', 'default'],
  ['partner', 'de-DE', 'default'],
  ['flagship', 'ar', 'dark'],
];
const fragment = async ([brand, locale, presentation]) => {
  const query = new URLSearchParams({ brand, locale, presentation });
  return (await fetch(`${origin}/travel-shell/fragments/header?${query}`)).text();
};
const fragments = await Promise.all(LOOKS.map(fragment));
// Pages leave a font out that comes late; a picture waits for it.
const fontFaces = async (brand) => {
  const css = await (await fetch(`${origin}/travel-shell/fonts/${brand}.css`)).text();
  return css.replaceAll('url(', 'url(/travel-shell/fonts/').replaceAll('optional', 'block');
};
const fonts = await Promise.all(['flagship', 'sister', 'partner'].map(fontFaces));
const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<style>
  ${fonts.join('\n')}
  body { margin: 0; padding: 40px; background: linear-gradient(135deg, #dfe8ee, #efe7dd); display: grid; gap: 22px; }
  section { border-radius: 14px; overflow: clip; box-shadow: 0 16px 40px -18px #0005; }
  .narrow { display: grid; grid-template-columns: repeat(3, 1fr); gap: 22px; }
</style>
<body>${fragments.map((markup) => `<section>${markup}</section>`).join('')}
<div class="narrow">${fragments
  .slice(0, 3)
  .map((markup) => `<section>${markup}</section>`)
  .join('')}</div></body></html>`;

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 100 }, deviceScaleFactor: 1.5 });
  await page.route(`${origin}/picture`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${origin}/picture`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(import.meta.dirname, '../docs/header.png'), fullPage: true });
} finally {
  await browser.close();
}
