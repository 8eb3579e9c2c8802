import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { createBurst, type Particle, STEP, step } from './burst.ts';
import { PALETTES, type Palette } from './palettes.ts';

/** Space around the logo that confetti can reach before it disappears, in px. */
const REACH = { side: 320, below: 520 };
/** The last part of the time, during which it fades. */
const FADING = 0.3;
/** Maximum catch-up after a pause, e.g. in a background tab. In steps. */
const MOST_STEPS = 4;

interface ConfettiOptions {
  palette: Palette;
  /** In ms. */
  duration: number;
  /** In s: from one movement of a compact logo to the next. Absent: it moves once. Source: CON-075, MSC-033. */
  cycle?: number | undefined;
  onFinish: () => void;
}

/**
 * Moves the logo and shows one burst of confetti above the page, ignoring pointer events. The canvas is removed when
 * all has faded. Returns a function that stops everything immediately.
 */
export function startConfetti(logo: HTMLElement, { palette, duration, cycle, onFinish }: ConfettiOptions): () => void {
  const movement = moveLogo(logo, duration, cycle);
  const stopBurst = drawBurst(logo, palette, duration, onFinish);
  const isOver = new AbortController();
  const link = logo.parentElement ?? logo;
  // WCAG 2.2 SC 2.2.2: repeated motion can be stopped, here by hovering or focusing the logo.
  for (const type of ['pointerover', 'focusin']) listen(link, type, () => movement?.cancel(), isOver.signal);
  return () => {
    isOver.abort();
    movement?.cancel();
    stopBurst();
  };
}

/** The mark swings, and in a compact header does so again in each cycle. */
function moveLogo(logo: HTMLElement, duration: number, cycle: number | undefined): Animation | undefined {
  const mark = logo.querySelector('.logo-mark');
  const whole = cycle ? cycle * 1000 : duration;
  const at = (part: number) => (part * duration) / whole;
  return mark?.animate(
    [
      { rotate: '0deg', scale: 1 },
      { rotate: '-14deg', scale: 1.12, offset: at(0.15) },
      { rotate: '11deg', scale: 1.12, offset: at(0.35) },
      { rotate: '-6deg', scale: 1.04, offset: at(0.6) },
      { rotate: '3deg', scale: 1, offset: at(0.8) },
      { rotate: '0deg', scale: 1, offset: Math.min(at(1), 1) },
      ...(cycle ? [{ rotate: '0deg', scale: 1 }] : []),
    ],
    { duration: whole, iterations: cycle ? Number.POSITIVE_INFINITY : 1, easing: 'ease-in-out' },
  );
}

function drawBurst(logo: HTMLElement, palette: Palette, duration: number, onFinish: () => void): () => void {
  const root = logo.getRootNode() as ShadowRoot;
  const { left, top, width, height } = logo.getBoundingClientRect();
  const origin = { x: left + width / 2, y: top + height / 2 };
  const canvas = pageDocument.createElement('canvas');
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const density = Math.min(devicePixelRatio, 2);
  const box = {
    left: Math.max(0, origin.x - REACH.side),
    width: Math.min(pageDocument.documentElement.clientWidth, 2 * REACH.side),
    height: Math.min(innerHeight, origin.y + REACH.below),
  };
  canvas.className = 'confetti';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.width = box.width * density;
  canvas.height = box.height * density;
  Object.assign(canvas.style, {
    left: `${box.left}px`,
    top: '0px',
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  // Outside React's tree, but inside the header's shadow root.
  root.append(canvas);

  const particles = createBurst(PALETTES[palette], { x: origin.x - box.left, y: origin.y }, Math.random);
  let flown = 0;
  let rest = 0;
  let before = performance.now();

  function draw(now: number): void {
    rest += Math.min(now - before, MOST_STEPS * STEP);
    before = now;
    for (; rest >= STEP; rest -= STEP) {
      flown += STEP;
      for (const particle of particles) step(particle);
    }
    if (flown >= duration) {
      canvas.remove();
      onFinish();
      return;
    }
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, box.width, box.height);
    context.globalAlpha = Math.min(1, (duration - flown) / (duration * FADING));
    for (const particle of particles) drawParticle(context, particle, density);
    frame = requestAnimationFrame(draw);
  }

  let frame = requestAnimationFrame(draw);
  return () => {
    cancelAnimationFrame(frame);
    canvas.remove();
  };
}

/** Draws a particle, which turns over as it falls: edge-on it is thin, then its other side shows. */
function drawParticle(context: CanvasRenderingContext2D, particle: Particle, density: number): void {
  const { x, y, width, height, angle, turn, colours } = particle;
  const lying = Math.cos(turn);
  const cos = Math.cos(angle) * density;
  const sin = Math.sin(angle) * density;
  context.setTransform(cos, sin, -sin * lying, cos * lying, x * density, y * density);
  context.fillStyle = colours[lying > 0 ? 0 : 1];
  context.fillRect(-width / 2, -height / 2, width, height);
}
