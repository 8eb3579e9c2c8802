import { inFlight } from './answerApi.ts';

/** A piece that takes longer than this to render has failed. In ms. */
const LIMIT_MS = 5000;

const ended = new WeakSet<EventTarget>();
for (const name of ['travel-ready', 'travel-error']) {
  document.addEventListener(name, ({ target }) => target && ended.add(target));
}

const frame = () => new Promise(requestAnimationFrame);

/** Resolves when every piece on the canvas has rendered and received its responses. */
export async function pieceSettled(canvas: Element): Promise<void> {
  const limit = performance.now() + LIMIT_MS;
  const waiting = () =>
    [...canvas.querySelectorAll(':defined')].find(isUnfinishedPiece) ?? [...elementsIn(canvas)].find(isInFormerLook);
  await frame();
  while (waiting() || inFlight() > 0) {
    if (performance.now() > limit) {
      const what = waiting()?.localName;
      throw new Error(what ? `<${what}> did not become ready in ${LIMIT_MS} ms.` : 'A response did not arrive.');
    }
    await frame();
  }
  await frame();
}

const isUnfinishedPiece = (element: Element) => element.localName.startsWith('travel-') && !ended.has(element);

/** A changed look shows once the view is prepared for it. */
function isInFormerLook(piece: Element & { presentation?: string }): boolean {
  const view = piece.shadowRoot?.querySelector<HTMLElement>('[data-presentation]');
  return Boolean(view && piece.presentation && view.dataset.presentation !== piece.presentation);
}

/** Every element, also in open shadow roots: pieces can be nested. */
export function* elementsIn(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll(':defined')) {
    yield element;
    if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
  }
}
