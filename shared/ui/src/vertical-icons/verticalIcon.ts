import { ownValue } from '@travel-shell/core/ownValue';
import type { BrandData } from '@travel-shell/tokens';
import { VERTICAL_ICONS } from '../generated/verticalIcons.ts';

const ICONS: Readonly<Partial<Record<string, string>>> = VERTICAL_ICONS;

/** The icon of any vertical (STA-061), as a path for `<Icon>`: the brand's own, else ours, else that of `unknown`. */
export function verticalIcon(vertical: string, ofBrand?: BrandData['icons']): string {
  return ownValue(ofBrand ?? {}, vertical) ?? ownValue(ICONS, vertical) ?? VERTICAL_ICONS.unknown;
}
