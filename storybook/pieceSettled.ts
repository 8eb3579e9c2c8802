import { inFlight } from './answerApi.ts';

/** A piece that takes longer than this to show itself has failed. In ms. */
const LIMIT_MS = 5000;

const ended = new WeakSet<EventTarget>();
for (const name of ['travel-ready', 'travel-error']) {
  document.addEventListener(name, ({ target }) => target && ended.add(target));
}

const frame = () => new Promise(requestAnimationFrame);

/** Resolves when every piece on the canvas shows its view and the answers it asked for have reached it. */
export async function pieceSettled(canvas: Element): Promise<void> {
  const limit = performance.now() + LIMIT_MS;
  const waiting = () => [...canvas.querySelectorAll(':defined')].find(isUnfinishedPiece);
  await frame();
  while (waiting() || inFlight() > 0) {
    if (performance.now() > limit) {
      const what = waiting()?.localName;
      throw new Error(what ? `<${what}> did not become ready in ${LIMIT_MS} ms.` : 'An answer did not arrive.');
    }
    await frame();
  }
  await frame();
}

const isUnfinishedPiece = (element: Element) => element.localName.startsWith('travel-') && !ended.has(element);
