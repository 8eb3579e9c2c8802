export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

interface Palette {
  sky: [top: string, bottom: string];
  sun: string;
  /** From the far ridge to the near one. */
  hills: [string, string, string];
}

const PALETTES: Record<Season, Palette> = {
  spring: { sky: ['#8fd3e8', '#fdf1e3'], sun: '#fff6d6', hills: ['#9cc7a4', '#6aa878', '#3f7d58'] },
  summer: { sky: ['#3f9bd8', '#ffe2b0'], sun: '#ffd35c', hills: ['#7fb7a6', '#4a9384', '#20665f'] },
  autumn: { sky: ['#c98b6b', '#fbe3c0'], sun: '#ffb870', hills: ['#c99a62', '#a4663f', '#6b3d2e'] },
  winter: { sky: ['#7d93b8', '#eef3f9'], sun: '#ffffff', hills: ['#dbe5ef', '#b3c4d8', '#7f97b2'] },
};

const POINTS = 24;

/**
 * Three ridges under a sky. The same place has the same ridges in every season and size, another place has others.
 * `place` names it and is not written into the picture.
 */
export function drawSeasonalImage(season: Season, place: string, width: number, height: number): string {
  const { sky, sun, hills } = PALETTES[season];
  const random = randomOf(place);
  const sunX = round((0.2 + 0.6 * random()) * width);
  const sunY = round((0.18 + 0.2 * random()) * height);
  const ridges = hills.map((colour, layer) => {
    const line = ridge(random, width, height * (0.5 + layer * 0.16), height * (0.16 - layer * 0.03));
    return `<path fill="${colour}" d="M0 ${height}L${line.join('L')}L${width} ${height}Z"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".75" stop-color="${sky[1]}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${sunX}" cy="${sunY}" r="${round(Math.min(width, height) * 0.09)}" fill="${sun}"/>`,
    ...ridges,
    '</svg>',
  ].join('');
}

/** Points from left to right of a line that rises and falls around `base`. */
function ridge(random: () => number, width: number, base: number, swing: number): string[] {
  const waves = [1, 2, 5].map((turns) => ({ turns: turns + random(), phase: random() * 2 * Math.PI, size: 1 / turns }));
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const along = i / POINTS;
    const y = waves.reduce(
      (sum, { turns, phase, size }) => sum + Math.sin(along * turns * 2 * Math.PI + phase) * size,
      0,
    );
    return `${round(along * width)} ${round(base + (y * swing) / 1.7)}`;
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Pseudo-random numbers from 0 to 1, seeded by a text: a 32-bit FNV-1a hash and a linear congruential generator. */
function randomOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
