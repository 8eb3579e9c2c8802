import { ownScript } from './ownScript.ts';

/** As `logFailure` writes it for no piece, also where there is no bridge, which would know the folder. */
export const report = (code: string, message: unknown): void => {
  const folder = `${ownScript.src}`.replace(/[^/]*$/, '');
  console.error(`[travel-shell] ${code}: ${message} See ${folder}errors.html#${code}`);
};

let slow: string | undefined;

/** Says, for the first file of ours, that it has not come in the time of one attempt. */
export function warnSlow(url: string): void {
  if (!slow) report('SLOW', url);
  slow = url;
}
