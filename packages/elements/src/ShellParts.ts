import type { RequestAnswer } from '@travel-shell/loader/answerRequest';

/** The data that a build has of its pieces (scripts/build/entries.ts). */
export interface ShellParts {
  version: string;
  /** Tag -> the import that defines it. */
  pieces: Readonly<Record<string, () => Promise<unknown>>>;
  /** Request -> the piece that answers it, from the contracts. */
  answers: Readonly<Record<string, RequestAnswer>>;
  /** Shell event -> the tag of the piece that follows it, from the contracts. */
  heard: Readonly<Record<string, string>>;
  /** Style rules that keep the place of a piece until it has rendered. */
  room: string;
}
