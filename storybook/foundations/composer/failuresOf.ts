import type { Presentation } from '@travel-shell/core';
import type { ContrastFailure } from '@travel-shell/tokens/compile/contrast';
import { fileOf } from './measureColours.ts';

/** The failures to show at a token's field: those of its colour as foreground, in the presentation that is composed. */
export const failuresOf = (
  name: string,
  failures: readonly ContrastFailure[],
  presentation: Presentation,
): readonly ContrastFailure[] =>
  failures.filter((failure) => failure.presentation === fileOf(presentation) && `color-${failure.names[0]}` === name);
