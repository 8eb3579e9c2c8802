/**
 * Has the playground follow each change: sends its form by fetch, and puts in the parts of the answer whose `data-live` is
 * another. The address is a link to what is shown.
 */

const form = document.querySelector('form');
const said = document.querySelector('#said');

/** Typing waits for a pause, in ms. */
const PAUSE_MS = 300;
/** The width from which the page has two columns, as in the style sheet. */
const WIDE = '(width >= 64em)';

document.documentElement.classList.add('scripted');

/** The query of the form, without controls that say nothing, and without those of pieces that are not chosen. */
function readForm() {
  const entries = [...new FormData(form)];
  const tags = new Set(entries.filter(([name]) => name === 'piece').map(([, tag]) => tag));
  const isSwitch = (name) => form.elements.namedItem(name).getAttribute('role') === 'switch';
  return new URLSearchParams(
    entries.filter(([name, value]) => {
      const [tag = '', attribute] = name.split('.');
      if (attribute === undefined) return value !== '';
      return tags.has(tag) && (value !== '' || isSwitch(name));
    }),
  );
}

let latest = new AbortController();

async function show(query) {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  try {
    const answer = await fetch(`?${query}`, { signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    history.replaceState(null, '', `?${query}`);
    for (const fresh of page.querySelectorAll('[data-live]')) replace(fresh);
  } catch (error) {
    if (!signal.aborted) said.textContent = `The playground could not be updated: ${error.message}.`;
  }
}

function replace(fresh) {
  const shown = document.getElementById(fresh.id);
  if (!shown || shown.dataset.live === fresh.dataset.live) return;
  if (fresh.id === 'stage') {
    turnStage(shown, fresh);
    return;
  }
  const opened = openPieces();
  const isProblem = fresh.textContent !== '';
  // A live region tells only what changes inside it.
  shown.replaceChildren(...fresh.childNodes);
  for (const { name, value } of fresh.attributes) shown.setAttribute(name, value);
  if (fresh.id.endsWith('-problem')) {
    const control = document.getElementById(fresh.id.replace('-problem', ''));
    control.ariaInvalid = isProblem ? 'true' : null;
  }
  if (fresh.id === 'controls') open(opened);
}

/** The next page comes in a frame of its own behind the one that is seen, and so into no history. */
function turnStage(stage, fresh) {
  const next = fresh.querySelector('iframe');
  const [shown, ...waiting] = stage.querySelectorAll('iframe');
  for (const each of waiting) each.remove();
  stage.dataset.live = fresh.dataset.live;
  stage.dataset.width = fresh.dataset.width;
  if (shown?.getAttribute('src') === next.getAttribute('src')) return;
  next.addEventListener('load', () => shown?.remove(), { once: true });
  stage.append(next);
}

const pieces = () => [...form.querySelectorAll('details.piece')];
const openPieces = () => new Set(pieces().map((piece) => (piece.open ? piece.dataset.piece : undefined)));

/** Opens the controls of these pieces; where none is among them, the first in a wide window. */
function open(opened) {
  for (const piece of pieces()) piece.open = opened.has(piece.dataset.piece);
  const [first] = pieces();
  if (first && matchMedia(WIDE).matches && !pieces().some((piece) => piece.open)) first.open = true;
}
open(new Set());

let pause;
form.addEventListener('input', ({ target }) => {
  clearTimeout(pause);
  const isTyped = target.matches('textarea, input[type=text]');
  pause = setTimeout(() => void show(readForm()), isTyped ? PAUSE_MS : 0);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void show(readForm());
});

form.addEventListener('click', async ({ target }) => {
  const button = target.closest('.copy');
  if (!button) return;
  const text = button.dataset.copies ? location.href : button.closest('figure')?.querySelector('code')?.textContent;
  try {
    await navigator.clipboard.writeText(text ?? '');
    said.textContent = `${button.ariaLabel ?? button.textContent}: copied.`;
    button.classList.add('copied');
    button.addEventListener('animationend', () => button.classList.remove('copied'), { once: true });
  } catch {
    said.textContent = 'The browser did not allow to copy.';
  }
});
