import type { Brand } from '@travel-shell/core';
import { contrast, rgbOf } from '@travel-shell/tokens/contrast';

interface ColourToken {
  $value: { hex: string };
}

interface PaletteFile {
  palette: Record<string, string | Record<string, ColourToken>>;
}

const FILES = import.meta.glob<PaletteFile>('../../shared/tokens/brands/*/palette.tokens.json', {
  eager: true,
  import: 'default',
});

interface Step {
  step: string;
  hex: string;
  /** A readable text colour on it. */
  ink: string;
}

/** A brand's palette from its token file: one ramp per hue, light to dark. */
export function rampsOf(brand: Brand): { name: string; steps: Step[] }[] {
  const file = Object.entries(FILES).find(([path]) => path.includes(`/${brand}/`))?.[1];
  return Object.entries(file?.palette ?? {})
    .filter((entry): entry is [string, Record<string, ColourToken>] => typeof entry[1] === 'object')
    .map(([name, steps]) => ({
      name,
      steps: Object.entries(steps).map(([step, { $value }]) => ({ step, hex: $value.hex, ink: inkOn($value.hex) })),
    }));
}

function inkOn(hex: string): string {
  return contrast(rgbOf(hex), [255, 255, 255]) > 4.5 ? '#ffffff' : '#000000';
}
