/** Below this a colour is grey to the eye, and its hue is rounding. */
const GREY = 0.02;

/** The hue of a CSS colour in OKLCH, in degrees; undefined for what is nearly grey. */
export function hueOf(colour: string): number | undefined {
  const probe = document.createElement('div');
  probe.style.color = `oklch(from ${colour} l c h)`;
  document.body.append(probe);
  const [, chroma = 0, hue = 0] = [...getComputedStyle(probe).color.matchAll(/[\d.]+(?:e-\d+)?/g)].map(Number);
  probe.remove();
  return chroma < GREY ? undefined : hue;
}

/** The angle between two hues, up to 180°. */
export function angleBetween(one: number, other: number): number {
  const angle = Math.abs(one - other) % 360;
  return Math.min(angle, 360 - angle);
}
