import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig, pageStart, pieceAttributes, typeface } from '../pageConfig.ts';

export const title = 'Moving';
export const description =
  'A page whose scripts move, remove, re-add and clone the element, and nest it in their own component.';

/** `?country-picker` and `?currency-picker` put them into the header. */
const PICKERS = ['country-picker', 'currency-picker'];

const ACTIONS = [
  ['move', 'Move it below'],
  ['move-before', 'moveBefore()'],
  ['remove', 'Remove it'],
  ['add', 'Add it again'],
  ['clone', 'Clone it'],
  ['inner-html', 'Write one with innerHTML'],
  ['nested', 'One inside a component'],
  ['churn', 'Remove and add it 100 times'],
] as const;

export function render({ query }: ScenarioContext): ScenarioResponse {
  const pickers = PICKERS.filter((name) => query.has(name)).map((name) => ` ${name}`);
  const header = `<travel-header menu-button="on"${pieceAttributes(query)}${pickers.join('')}>
<a slot="fallback" href="/">Home</a>
<a slot="fallback" href="/trips">Trips</a>
</travel-header>`;
  return {
    html: `${pageStart(query, 'A page on the move')}
${typeface(query)}<link rel="stylesheet" href="/scenarios/moving/static/moving.css">
<script src="/scenarios/moving/static/moving.js" defer></script>
${pageConfig(query)}${query.has('late') ? '' : '<link rel="stylesheet" href="/travel-shell/room.css"><script async src="/travel-shell/loader.js"></script>'}
</head>
<body>
<div id="first" class="place">${query.has('empty') ? '' : header}</div>
<main id="main">
<h1>Nothing holds still here</h1>
<p>Each button does to the header what scripts of real pages do. It should keep what it shows, and leave nothing behind when it goes.</p>
<div class="actions" role="group" aria-label="What to do with the header">
${ACTIONS.map(([id, label]) => `<button type="button" data-action="${id}">${label}</button>`).join('\n')}
</div>
<h2>Another place</h2>
<div id="second" class="place"></div>
</main>
</body>
</html>
`,
  };
}
