import { logFailure } from './log.ts';

const logged = new Set<string>();

/** Logs what is odd about a field of an answer, once for each field and oddity: lists and polls repeat it a lot. */
export function logOnce(code: string, path: string, what: string): void {
  const message = `${path.replace(/\[\d+\]/g, '[]')} ${what}.`;
  if (logged.has(message)) return;
  logged.add(message);
  logFailure({ code, message });
}
