import { contrast } from '@travel-shell/tokens/compile/contrast';

const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Any CSS colour as red, green, blue (0 to 255) and alpha (0 to 1); undefined if invalid. */
export function rgbaOf(colour: string): { rgb: readonly number[]; alpha: number } | undefined {
  if (!context || !CSS.supports('color', colour)) return undefined;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return { rgb: [red, green, blue], alpha: alpha / 255 };
}

/** In the format of a colour input. */
export function hexOf(colour: string): string {
  const rgb = rgbaOf(colour)?.rgb ?? [0, 0, 0];
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two CSS colours as a screen shows them; undefined where one is invalid. */
export const contrastOf = (one: string, other: string) =>
  rgbaOf(one) && rgbaOf(other) ? contrast(hexOf(one), hexOf(other)) : undefined;
