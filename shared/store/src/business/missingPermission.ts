import { ApiError } from '@travel-shell/api';

/** The permission that a call was refused for (403), where the back end names one. */
export function missingPermission(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  const [first] = (error.body as { errors?: unknown[] } | undefined)?.errors ?? [];
  const { permission } = Object(first);
  return typeof permission === 'string' ? permission : undefined;
}
