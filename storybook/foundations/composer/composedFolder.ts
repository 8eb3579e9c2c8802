import { type ContrastFailure, contrastFailures, contrastProblems } from '@travel-shell/tokens/compile/contrast';
import type { Looks } from '../../toolbar.ts';
import { rgbaOf } from '../rgbaOf.ts';
import type { brandFiles } from './brandFiles.ts';
import { brandFolder } from './brandFolder.ts';
import type { Composition } from './composition.ts';
import { changedColours, fileOf } from './measureColours.ts';

/** Pair of colours -> the reason why it may have less contrast. */
export type Waivers = Readonly<Record<string, string>>;

/** The reason in brand.json for a colour that only decorates. */
export const REASON = 'Fills buttons, which have their text, and checked controls, which have a border.';

export interface ComposedFolder {
  files: Record<string, string>;
  /** Changed tokens that only a page's CSS can set. */
  left: readonly string[];
  /** As the command says them: one line a cause. */
  problems: ReturnType<typeof contrastProblems>;
  /** Each pair of colours, for the fields. */
  failures: readonly ContrastFailure[];
}

const pairOf = ({ names }: ContrastFailure) => names.join(' on ');

/** The folder that a composition gives, and what `travel-shell-brand` says of its colours. */
export function composedFolder(
  source: Awaited<ReturnType<typeof brandFiles>>,
  { brand, presentation }: Looks,
  composition: Composition,
  waivers: Waivers,
  description: { id: string; name: string } = { id: 'composed', name: 'Composed' },
): ComposedFolder {
  const colours = changedColours(brand, presentation, composition);
  const shown = fileOf(presentation);
  const folder = brandFolder({ ...source, ...description, composition, presentation: shown, colours, waivers }, rgbaOf);
  const tokens = Object.fromEntries(
    Object.entries(folder.files)
      .filter(([file]) => file.endsWith('.tokens.json'))
      .map(([file, text]) => [file.replace('.tokens.json', ''), JSON.parse(text)]),
  );
  return {
    ...folder,
    problems: contrastProblems(tokens, waivers),
    failures: contrastFailures(tokens).filter(
      (failure) => !(failure.decorates && Object.hasOwn(waivers, pairOf(failure))),
    ),
  };
}
