import { ApiError, messageOf } from '@travel-shell/api';
import type { Rules } from '@travel-shell/contract/rule';
import type { Messages } from './messages/generated/Messages.ts';
import type { Refusal } from './useFormCore.ts';

interface ServerError {
  field?: unknown;
  description?: unknown;
  localizedDescription?: unknown;
}

/** Somebody else has changed the data since this form was filled (`If-Match`). */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/**
 * How to show what the back end has refused. A field is named by `field` of an error (ERR-002), or by `errorField` of the
 * calls that sign in (ERR-020).
 */
export function refusalOf(error: unknown, rules: Rules, messages: Messages): Refusal {
  const body =
    error instanceof ApiError ? (error.body as { errors?: unknown; errorField?: unknown } | null) : undefined;
  const errors: ServerError[] = Array.isArray(body?.errors) ? body.errors.filter((one) => one instanceof Object) : [];
  if (typeof body?.errorField === 'string') errors.push({ field: body.errorField });
  if (error instanceof ApiError && error.serverCode === 'NOT_WHILE_ACTING')
    return { fields: {}, text: messages.acting };
  // Whatever came back was no answer of ours.
  if (!navigator.onLine && !body) return { fields: {}, text: messages.offline };
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const { field, localizedDescription } of errors) {
    const text = typeof localizedDescription === 'string' ? localizedDescription : '';
    if (typeof field === 'string' && Object.hasOwn(rules, field)) fields[field] ??= text || messages.refused;
    else if (text) others.push(text);
  }
  if (Object.keys(fields).length > 0) return { fields, text: [...new Set(others)].join(' ') };
  return { fields, text: [...new Set(others)].join(' ') || messageOf(error, messages.failed) };
}
