/**
 * Has the playground follow each change: sends its form by fetch, and puts in the parts of the answer whose `data-live` is
 * another. The address is a link to what is shown.
 */

export {};

const form = document.querySelector('form') as HTMLFormElement;
const said = document.querySelector('#said') as HTMLElement;

/** Typing waits for a pause, in ms. */
const PAUSE_MS = 300;
/** The width from which the page has two columns, as in the style sheet. */
const WIDE = '(width >= 64em)';

document.documentElement.classList.add('scripted');

/** The query of the form, without controls that say nothing, and without those of pieces that are not chosen. */
function readForm(): URLSearchParams {
  const entries = [...new FormData(form)] as [string, string][];
  const tags = new Set(entries.filter(([name]) => name === 'piece').map(([, tag]) => tag));
  const isSwitch = (name: string) => (form.elements.namedItem(name) as Element).getAttribute('role') === 'switch';
  return new URLSearchParams(
    entries.filter(([name, value]) => {
      const [tag = '', attribute] = name.split('.');
      if (attribute === undefined) return value !== '';
      return tags.has(tag) && (value !== '' || isSwitch(name));
    }),
  );
}

let latest = new AbortController();

async function show(query: URLSearchParams): Promise<void> {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  try {
    const answer = await fetch(`?${query}`, { signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    history.replaceState(null, '', `?${query}`);
    for (const fresh of page.querySelectorAll<HTMLElement>('[data-live]')) replace(fresh);
  } catch (error) {
    if (!signal.aborted) said.textContent = `The playground could not be updated: ${(error as Error).message}.`;
  }
}

function replace(fresh: HTMLElement): void {
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
    const control = document.getElementById(fresh.id.replace('-problem', '')) as HTMLElement;
    control.ariaInvalid = isProblem ? 'true' : null;
  }
  if (fresh.id === 'controls') open(opened);
}

/** The next page comes in a frame of its own behind the one that is seen, and so into no history. */
function turnStage(stage: HTMLElement, fresh: HTMLElement): void {
  const next = fresh.querySelector('iframe') as HTMLIFrameElement;
  const [shown, ...waiting] = stage.querySelectorAll('iframe');
  for (const each of waiting) each.remove();
  stage.dataset.live = fresh.dataset.live;
  stage.dataset.width = fresh.dataset.width;
  if (shown?.getAttribute('src') === next.getAttribute('src')) return;
  next.addEventListener('load', () => shown?.remove(), { once: true });
  stage.append(next);
}

const pieces = () => [...form.querySelectorAll<HTMLDetailsElement>('details.piece')];
const openPieces = () => new Set(pieces().map((piece) => (piece.open ? piece.dataset.piece : undefined)));

/** Opens the controls of these pieces; where none is among them, the first in a wide window. */
function open(opened: ReadonlySet<string | undefined>): void {
  for (const piece of pieces()) piece.open = opened.has(piece.dataset.piece);
  const [first] = pieces();
  if (first && matchMedia(WIDE).matches && !pieces().some((piece) => piece.open)) first.open = true;
}
open(new Set());

let pause: ReturnType<typeof setTimeout> | undefined;
form.addEventListener('input', ({ target }) => {
  clearTimeout(pause);
  const isTyped = (target as Element).matches('textarea, input[type=text]');
  pause = setTimeout(() => void show(readForm()), isTyped ? PAUSE_MS : 0);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void show(readForm());
});

form.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('.copy');
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
