import { describe, expect, it } from 'vitest';
import { createBurst, type Particle, step } from './burst.ts';
import { PALETTES } from './palettes.ts';

/** A seeded random generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const burst = () => createBurst(PALETTES.pride, { x: 100, y: 40 }, seeded(1));
const still = (speeds: Partial<Particle> = {}): Particle => ({
  ...(burst()[0] as Particle),
  x: 0,
  y: 0,
  speedX: 0,
  speedY: 0,
  ...speeds,
});

it('CON-067 MSC-030 a burst has 500 particles, all from one place', () => {
  expect(burst()).toHaveLength(500);
  expect(burst().every(({ x, y }) => x === 100 && y === 40)).toBe(true);
});

it('is the same for the same random numbers', () => {
  expect(burst()).toEqual(burst());
  expect(createBurst(PALETTES.pride, { x: 100, y: 40 }, seeded(2))).not.toEqual(burst());
});

it('CON-073 MSC-034 the pride palette has 10 colour pairs, and a burst all of them', () => {
  expect(PALETTES.pride).toHaveLength(10);
  expect(new Set(PALETTES.pride.map(String)).size).toBe(10);
  expect(new Set(burst().map(({ colours }) => colours))).toEqual(new Set(PALETTES.pride));
});

it('CON-074 MSC-035 the explorer palette has 5 colour pairs, and a burst all of them', () => {
  expect(PALETTES.explorer).toHaveLength(5);
  const colours = createBurst(PALETTES.explorer, { x: 0, y: 0 }, seeded(1)).map((particle) => particle.colours);
  expect(new Set(colours)).toEqual(new Set(PALETTES.explorer));
});

it.each(Object.values(PALETTES).flat())('both sides %s and %s are distinct colours', (front, back) => {
  expect([front, back].every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
  expect(front).not.toBe(back);
});

describe('physics', () => {
  it('CON-068 MSC-031 gravity adds 0.3 to the fall speed in each step', () => {
    const particle = still();
    step(particle);
    expect(particle.speedY).toBeCloseTo(0.3, 10);
    expect(particle.y).toBeCloseTo(0.3, 10);
    step(particle);
    expect(particle.speedY).toBeCloseTo(0.3 * 0.95 + 0.3, 10);
  });

  it('CON-069 MSC-031 drag takes 0.05 of the speed in each step', () => {
    const particle = still({ speedX: 10 });
    step(particle);
    expect(particle.speedX).toBeCloseTo(9.5, 10);
    expect(particle.x).toBeCloseTo(9.5, 10);
    step(particle);
    expect(particle.speedX).toBeCloseTo(9.025, 10);
  });

  it('CON-070 MSC-031 no particle falls faster than 5', () => {
    const particle = still({ speedY: 40 });
    step(particle);
    expect(particle.speedY).toBe(5);
    expect(particle.y).toBe(5);
    const all = burst();
    for (let count = 0; count < 120; count++) {
      all.forEach(step);
      expect(Math.max(...all.map(({ speedY }) => speedY))).toBeLessThanOrEqual(5);
    }
    expect(Math.min(...all.map(({ speedY }) => speedY))).toBeGreaterThan(4.9);
  });

  it('CON-071 MSC-031 the largest particle is 10 long, and all are between half of that and all of it', () => {
    const lengths = burst().map(({ width, height }) => Math.max(width, height));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
    expect(Math.max(...lengths)).toBeGreaterThan(9.9);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(5);
  });

  it.each([15, 45, 90])('a burst has no straight lower edge after %s steps', (steps) => {
    const all = burst();
    for (let count = 0; count < steps; count++) all.forEach(step);
    const lowest = Math.max(...all.map(({ y }) => y));
    expect(all.filter(({ y }) => y > lowest - 10).length).toBeLessThan(25);
  });

  it('turns over as it falls', () => {
    const particle = still({ speedY: 5, turn: 0 });
    for (let count = 0; count < 10; count++) step(particle);
    expect(Math.cos(particle.turn)).toBeLessThan(0.9);
  });
});
