/** A line from the browser: of the console, of an error or of a failed request. */
export interface Line {
  text: string;
  /** Address of the script that wrote it or of what could not be had, or the stack of an error. May be empty. */
  source: string;
}

/**
 * A line that a page's own code causes, with or without us. A scenario with such a page has a table of them, in
 * `hostLines.ts`.
 */
export interface HostLine {
  /** Path of the host's file that causes it. */
  file: string;
  pattern: RegExp;
  /** Why the host causes it, and where it is seen. */
  why: string;
}

/** In our prefix, the addresses of our files and the names of our elements; then the calls of our API. */
const OURS = /\btravel-|\/(?:i\/api|s\/run|horizon|trips\/api)\//;

/** Written by our code or about it: its prefix, our file as its source or in its stack, a resource of ours. */
const isOurs = ({ text, source }: Line): boolean => OURS.test(`${text}\n${source}`);

/** Whether a table excuses the line. What is ours is never excused, nor what has no source. */
export const isKnown = (line: Line, known: readonly HostLine[]): boolean =>
  !isOurs(line) && known.some(({ file, pattern }) => line.source.includes(file) && pattern.test(line.text));

/** The line for a report, with who has caused it. */
export function describeLine(line: Line): string {
  const { text, source } = line;
  const who = isOurs(line) ? 'ours' : "the host's";
  return text.includes(source) ? `${who}: ${text}` : `${who}: ${text} (${source})`;
}
