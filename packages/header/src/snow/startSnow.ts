import { pageDocument } from '@travel-shell/core/pageDocument';

const FLAKES = 24;
/** In px. Source: CON-078, MSC-022. */
const HEIGHT = 28;
/** From one flake to the next: all of them at once would be a long frame. In ms. */
const BETWEEN = 340;
/** A flake falls at least and at most so long. In ms. */
const FALL = [7000, 12_000] as const;
/** How far a flake drifts aside on half of its way, in px, and how far it turns, in degrees. */
const DRIFT = 60;
const TURN = 240;

const SVG = 'http://www.w3.org/2000/svg';
/** A stroke with two twigs at each end, in a square of 28; a flake has three of them. */
const ARM = 'M14 2v24M10 4l4 4 4-4M10 24l4-4 4 4';

/**
 * Snow in front of the page until all flakes have fallen, then `onEnd`. It is in the top layer, where nothing of the page can
 * cut it off; pointers and screen readers pass through. The browser moves the flakes without a frame of script. Returns what
 * removes them.
 */
export function startSnow(root: ShadowRoot, onEnd: () => void): () => void {
  const sky = pageDocument.createElement('div');
  sky.className = 'snow';
  sky.popover = 'manual';
  sky.ariaHidden = 'true';
  Object.assign(sky.style, {
    inlineSize: '100%',
    blockSize: '100%',
    margin: '0',
    border: '0',
    padding: '0',
    overflow: 'clip',
    background: 'none',
    // Seen on white pages and on dark ones.
    color: '#8fbfe8',
    pointerEvents: 'none',
  });
  root.append(sky);
  sky.showPopover();
  let begun = 0;
  let left = FLAKES;
  const timer = setInterval(addFlake, BETWEEN);
  addFlake();

  function addFlake(): void {
    begun += 1;
    if (begun === FLAKES) clearInterval(timer);
    const flake = makeFlake();
    sky.append(flake);
    letFall(flake).onfinish = () => {
      flake.remove();
      left -= 1;
      if (left === 0) onEnd();
    };
  }

  return () => {
    clearInterval(timer);
    // They would keep their flakes until they end.
    for (const fall of sky.getAnimations({ subtree: true })) fall.cancel();
    sky.remove();
  };
}

function makeFlake(): SVGElement {
  const flake = pageDocument.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ viewBox: '0 0 28 28', width: HEIGHT, height: HEIGHT }))
    flake.setAttribute(name, `${value}`);
  Object.assign(flake.style, {
    position: 'absolute',
    insetBlockStart: `${-HEIGHT}px`,
    left: `calc(${Math.random()} * (100% - ${HEIGHT}px))`,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
  });
  for (const angle of [0, 60, 120]) {
    const arm = pageDocument.createElementNS(SVG, 'path');
    arm.setAttribute('d', ARM);
    arm.setAttribute('transform', `rotate(${angle} 14 14)`);
    flake.append(arm);
  }
  return flake;
}

function letFall(flake: SVGElement): Animation {
  const drift = (Math.random() - 0.5) * 2 * DRIFT;
  const turn = (Math.random() - 0.5) * 2 * TURN;
  const at = (part: number) =>
    `translate(${drift * Math.sin(part * Math.PI)}px, calc(${part} * (100vh + ${HEIGHT}px))) rotate(${part * turn}deg)`;
  const [least, most] = FALL;
  return flake.animate(
    [0, 0.25, 0.5, 0.75, 1].map((part) => ({ transform: at(part) })),
    { duration: least + Math.random() * (most - least) },
  );
}
