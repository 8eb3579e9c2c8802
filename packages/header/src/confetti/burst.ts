import type { ColourPair } from './palettes.ts';

/** Source: CON-067, MSC-030. */
const PARTICLES = 500;
/** Added to the fall speed in each step, in px per step. Source: CON-068, MSC-031. */
const GRAVITY = 0.3;
/** Fraction of its speed that a particle loses to drag in each step. Source: CON-069, MSC-031. */
const DRAG = 0.05;
/** Maximum fall speed, in px per step. Source: CON-070, MSC-031. */
const TERMINAL_SPEED = 5;
/** Length of the largest particle's longer side, in px; the smallest is half as long. Source: CON-071, MSC-031. */
const SIZE = 10;
/** One step of the physics, in ms. */
export const STEP = 1000 / 60;

export interface Particle {
  x: number;
  y: number;
  /** Px per step. */
  speedX: number;
  speedY: number;
  width: number;
  height: number;
  /** In rad, constant during flight. */
  angle: number;
  /** How far it has turned over, in rad; determines which side shows. */
  turn: number;
  colours: ColourPair;
}

interface Origin {
  x: number;
  y: number;
}

/**
 * Initial velocity of a burst: to all sides and up. Thrown down as well, many would reach the terminal speed at once,
 * and the burst would end in a straight line. In px per step.
 */
const SPREAD = 15;
const LIFT = 9;
/** How far a particle turns over with each px it falls, in rad. */
const TURN = 0.1;

/** `random` returns numbers from 0 to 1, like `Math.random`. */
export function createBurst(palette: readonly ColourPair[], origin: Origin, random: () => number): Particle[] {
  return [...Array(PARTICLES).keys()].map((index) => {
    const direction = random() * 2 * Math.PI;
    // The root spreads them evenly over the disc, instead of crowding them at its centre.
    const force = Math.sqrt(random());
    return {
      x: origin.x,
      y: origin.y,
      speedX: Math.cos(direction) * force * SPREAD,
      speedY: Math.sin(direction) * force * LIFT - LIFT,
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
