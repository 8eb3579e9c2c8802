import type { Brand } from '@travel-shell/core';
import { contrast } from '@travel-shell/tokens/compile/contrast';

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
      steps: Object.entries(steps).map(
        ([
          step,
          {
            $value: { hex },
          },
        ]) => ({
          step,
          hex,
          ink: contrast(hex, '#ffffff') > 4.5 ? '#ffffff' : '#000000',
        }),
      ),
    }));
}
