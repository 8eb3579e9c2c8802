import { isRepresentative, leads } from '../looks/representative.ts';
import type { StoryFile } from '../storyFiles.ts';
import type { Looks } from '../toolbar.ts';
import { leftOut } from './leftOut.ts';

/** In px. */
export const WIDTHS = { wide: 1280, narrow: 390 } as const;
export type Size = keyof typeof WIDTHS;

/** Window height. A longer story extends it, up to a limit that keeps the screenshots small. In px. */
export const HEIGHT = 640;
export const MAX_HEIGHT = 1000;

export type PictureName = 'default' | 'dark' | 'rtl' | 'forced';

export const RTL: Partial<Looks> = { locale: 'ar', direction: 'rtl' };

interface ComposedStory {
  id: string;
  parameters: { sizes?: readonly Size[] };
}

/** Path of a baseline inside `baselines/`, without its extension. */
export function pictureName(storyId: string, size: Size, look: PictureName): string {
  return `${storyId.replace('--', '/')}/${size}-${look}`;
}

/**
 * Each story has one picture, in the default presentation: wide for a piece, narrow for a primitive, a page of the
 * foundations and what is made for phones. The story that leads its title has one from right to left, too, and a piece's one
 * in dark and a narrow one. What stands for its title in forced colours has one in those. The rest is left to assertions (D-128).
 */
export function picturesOf(file: StoryFile, name: string, { id, parameters }: ComposedStory): ReadonlySet<string> {
  if (Object.hasOwn(leftOut, id)) return new Set();
  const { title = '' } = file.default;
  const isPiece = /^(Pieces|Screens)\//.test(title);
  const isForPhones = file[name]?.globals?.viewport !== undefined;
  const usual: Size = isPiece && !isForPhones ? 'wide' : 'narrow';
  const { sizes = [usual, 'narrow'] } = parameters;
  const [size = usual] = sizes.includes(usual) ? [usual] : sizes;
  const looks: [Size, PictureName][] = [[size, 'default']];
  if (leads(title, name)) looks.push([size, 'rtl']);
  if (leads(title, name) && isPiece) looks.push([size, 'dark'], ['narrow', 'default']);
  if (isRepresentative(title, name)) looks.push(['narrow', 'forced']);
  return new Set(looks.filter(([at]) => sizes.includes(at)).map(([at, look]) => pictureName(id, at, look)));
}
