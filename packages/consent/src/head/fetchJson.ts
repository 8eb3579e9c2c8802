import type { Settings } from './Settings.ts';

/** In ms. */
const PATIENCE = 8000;

/** Asks the back end, as the kit's client does for React. That client is not on a page before React. */
export async function fetchJson<T>({ apiBase = '' }: Settings, path: string): Promise<T> {
  const answer = await fetch(apiBase + path, { credentials: 'include', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
  return answer.json();
}
