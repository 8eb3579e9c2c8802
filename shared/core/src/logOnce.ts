import { logFailure } from './log.ts';

const logged = new Set<string>();

/** Logs a problem with a response field, once per field and problem: lists and polls would repeat it. */
export function logOnce(code: string, path: string, what: string): void {
  const message = `${path.replace(/\[\d+\]/g, '[]')} ${what}.`;
  if (logged.has(message)) return;
  logged.add(message);
  logFailure({ code, message });
}
