import type { ColourPair } from './palettes.ts';

/** Source: CON-067, MSC-030. */
export const PARTICLES = 500;
/** Added to the speed of fall, in px a step in each step. Source: CON-068, MSC-031. */
export const GRAVITY = 0.3;
/** Part of its speed that a particle loses to the air in each step. Source: CON-069, MSC-031. */
export const DRAG = 0.05;
/** No particle falls faster, in px a step. Source: CON-070, MSC-031. */
export const TERMINAL_SPEED = 5;
/** Length of the greatest particle's longer side, in px; the least is half as long. Source: CON-071, MSC-031. */
export const SIZE = 10;
/** One step of the physics, in ms. */
export const STEP = 1000 / 60;

export interface Particle {
  x: number;
  y: number;
  /** Px a step. */
  speedX: number;
  speedY: number;
  width: number;
  height: number;
  /** In rad, the same for as long as it flies. */
  angle: number;
  /** How far it has turned over, in rad; which side shows follows from it. */
  turn: number;
  colours: ColourPair;
}

interface Origin {
  x: number;
  y: number;
}

/** Where a burst goes at first: to all sides, more to the sides and up than down. In px a step. */
const SPREAD = 15;
const LIFT = 9;
/** How far a particle turns over with each px it falls, in rad. */
const TURN = 0.1;

/** `random` gives numbers from 0 to 1, as `Math.random` does. */
export function createBurst(palette: readonly ColourPair[], origin: Origin, random: () => number): Particle[] {
  return Array.from({ length: PARTICLES }, (_, index) => {
    const direction = random() * 2 * Math.PI;
    // The root spreads them evenly over the disc, instead of crowding them at its centre.
    const force = Math.sqrt(random());
    return {
      x: origin.x,
      y: origin.y,
      speedX: Math.cos(direction) * force * SPREAD,
      speedY: Math.sin(direction) * force * LIFT - LIFT / 3,
      width: SIZE * (0.5 + random() / 2),
      height: SIZE * (0.25 + random() / 4),
      angle: random() * Math.PI,
      turn: random() * 2 * Math.PI,
      colours: palette[index % palette.length] as ColourPair,
    };
  });
}

/** Moves a particle by one step. */
export function step(particle: Particle): void {
  particle.speedX -= particle.speedX * DRAG;
  particle.speedY = Math.min(particle.speedY - particle.speedY * DRAG + GRAVITY, TERMINAL_SPEED);
  particle.x += particle.speedX;
  particle.y += particle.speedY;
  particle.turn += Math.abs(particle.speedY) * TURN;
}
