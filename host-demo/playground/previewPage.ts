import { directionOf } from '@travel-shell/i18n';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { languageOf } from 'travel-shell-back-end/pages/layout.ts';
import { type Embedding, SHELL } from '../../scripts/embed/Embedding.ts';
import { FORMS } from '../../scripts/embed/forms.ts';
import { attributeTexts } from '../demo/pages/checkScenarioQuery.ts';
import type { State } from './readState.ts';

const SHEETS: Readonly<Record<State['choices']['host'], readonly string[]>> = {
  blank: ['/playground/host.css'],
  dark: ['/playground/host.css', '/playground/dark.css'],
  // The page of 2013, which styles every tag.
  hostile: ['/demo/vendor/bootstrap/css/bootstrap.min.css', '/scenarios/legacy/static/legacy.css'],
};

/**
 * The attributes that lead to another site, as `travel-header.partner-logo`. The preview leaves them out, as a link to the
 * playground may come from anybody.
 */
export const leadingAway = ({ pieces }: Embedding, origin: string): string[] =>
  pieces.flatMap(({ contract: { tag }, attributes }) =>
    Object.entries(attributes)
      .filter(([, value]) => attributeTexts(value).some((text) => leadsAway(text, origin)))
      .map(([name]) => `${tag}.${name}`),
  );

function leadsAway(text: string, origin: string): boolean {
  if (!URL.canParse(text, origin)) return false;
  const address = new URL(text, origin);
  return /^https?:$/.test(address.protocol) && address.origin !== origin;
}

function without({ looks, pieces }: Embedding, names: readonly string[]): Embedding {
  const isLeft =
    (tag: string) =>
    ([name]: [string, string]) =>
      !names.includes(`${tag}.${name}`);
  return {
    looks,
    pieces: pieces.map(({ contract, attributes }) => ({
      contract,
      attributes: Object.fromEntries(Object.entries(attributes).filter(isLeft(contract.tag))),
    })),
  };
}

/**
 * The host page of the preview: the snippet of one tag, as it is copied, with the address of this server.
 * @param nonce for its style elements
 */
export function previewPage({ choices, embedding }: State, origin: string, nonce: string): string {
  const lang = languageOf(choices.locale);
  const [block] = FORMS.html.write(without(embedding, leadingAway(embedding, origin)));
  const snippet = block && 'text' in block ? block.text : '';
  const page = snippet
    .replaceAll(SHELL, origin)
    .replaceAll('<style>', `<style nonce="${nonce}">`)
    .replace('<h1>Your page</h1>', CONTENT);
  return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}" class="${choices.host}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your page</title>
<link rel="icon" href="/site/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/travel-shell/fonts/${choices.brand}.css">
${SHEETS[choices.host].map((sheet) => `<link rel="stylesheet" href="${escapeHtml(sheet)}">`).join('\n')}
</head>
<body>
${page}
</body>
</html>
`;
}

/** The content of the host page, in English whichever language the pieces have. */
const CONTENT = `<div class="content" lang="en" dir="ltr">
<h1>Your page</h1>
<p>Three nights in Lisbon, with a balcony over the river. The pieces around this text are those of your link; the text and its looks are the page’s own.</p>
<p><a href="#main">A link of the page</a> <button type="button">A button of the page</button></p>
</div>`;
