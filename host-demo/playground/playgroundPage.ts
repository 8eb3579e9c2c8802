import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { layout, type Page } from 'travel-shell-back-end/pages/layout.ts';
import type { Block } from '../../scripts/embed/Embedding.ts';
import { FORMS } from '../../scripts/embed/forms.ts';
import { REPOSITORY_ROOT } from '../repositoryRoot.ts';
import { formTicks, hints, lists, pieceControls, pieceTicks } from './controls.ts';
import { leadingAway } from './previewPage.ts';
import { type Contracts, type State, writeQuery } from './readState.ts';

/** Text of a block, also where it is a file of the repository. */
export const textOf = (block: Block): string =>
  'text' in block ? block.text : readFileSync(join(REPOSITORY_ROOT, block.source), 'utf8').trimEnd();

/** The choices that the host page depends on. */
function previewQuery(state: State): URLSearchParams {
  const query = writeQuery(state);
  for (const name of ['width', 'form']) query.delete(name);
  return query;
}

/**
 * The playground as one form, whose query is its state: it works without script, by its button. `client.js` sends the form by
 * itself, and puts in what has another `data-live`.
 */
export function playgroundPage(state: State, contracts: Contracts, origin: string): Page {
  const { choices, embedding } = state;
  const query = escapeHtml(`${writeQuery(state)}`);
  const page = `/playground/page?${escapeHtml(`${previewQuery(state)}`)}`;
  const problems = problemList(state, origin);
  const names = embedding.pieces.map(({ contract }) => contract.tag).join(', ');
  return layout(
    'Playground',
    `<link rel="stylesheet" href="/playground/playground.css">
<script type="module" src="/playground/client.js"></script>
<main class="playground" aria-label="Playground">
<header>
<p class="brand"><a href="/"><img src="/site/icon.svg" alt="" width="28" height="28"> Travel Shell</a></p>
<h1>Playground</h1>
<p class="lead">Choose pieces and their attributes, see them live, copy what puts them on your page.</p>
</header>
<form action="/playground/">
<section class="choose" aria-label="What to show">
<div class="lists">
${lists(state)}
</div>
<fieldset class="pills"><legend>Pieces</legend>
${pieceTicks(state, contracts)}
</fieldset>
<div id="problems" role="status" data-live="${escapeHtml(problems)}">${problems}</div>
<div id="hints" data-live="${query}">${hints(state)}</div>
<div id="controls" data-live="${names}">
<h2>Attributes</h2>
${embedding.pieces.map((piece) => pieceControls(piece, state)).join('\n')}
</div>
<button class="button send">Show</button>
</section>
<div class="result">
<section aria-label="Preview">
<div id="stage" class="stage" data-live="${query}" data-width="${choices.width}">
<iframe title="Preview: ${names}" src="${page}"></iframe>
</div>
<p class="below"><a id="alone" data-live="${query}" href="${page}" target="_blank">The page alone</a>
<button type="button" class="copy" data-copies="link">Copy the link</button></p>
</section>
<section class="snippet" aria-labelledby="snippet">
<h2 id="snippet">Put it on your page</h2>
<fieldset class="pills forms"><legend class="unseen">With</legend>
${formTicks(state)}
</fieldset>
<div id="blocks" data-live="${query}">
<p class="note">${escapeHtml(FORMS[choices.form].about)}</p>
${FORMS[choices.form].write(embedding).map(blockFigure).join('\n')}
</div>
</section>
</div>
</form>
<p class="unseen" role="status" id="said"></p>
</main>`,
  );
}

function problemList({ problems, embedding }: State, origin: string): string {
  const lines = [
    ...problems.map(({ text }) => text),
    ...leadingAway(embedding, origin).map((name) => `The preview leaves out ${name}, which leads to another site.`),
  ];
  return lines.length > 0
    ? `<ul class="error">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
    : '';
}

const blockFigure = (block: Block) => `<figure>
<figcaption><span>${escapeHtml(block.name)}</span><button type="button" class="copy" aria-label="Copy ${escapeHtml(block.name)}">Copy</button></figcaption>
<pre tabindex="0" role="region" aria-label="${escapeHtml(block.name)}"><code>${escapeHtml(textOf(block))}</code></pre>
</figure>`;
