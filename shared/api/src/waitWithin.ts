import { ApiError } from './ApiError.ts';
import { field } from './field.ts';

/** The error for work ended by a signal. A timeout set by the caller counts as a timeout too. */
export function endedBy(signal: AbortSignal, what: string, url?: string): ApiError {
  const cause: unknown = signal.reason;
  return field(cause, 'name') === 'TimeoutError'
    ? new ApiError('TIMEOUT', `${what} timed out`, { cause, url })
    : new ApiError('ABORTED', `${what} was ended by its caller`, { cause, url });
}

/** Waits for shared work: `signal` aborts this waiting, not the work. */
export function waitWithin<T>(signal: AbortSignal, work: () => Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(endedBy(signal, what));
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', end));
  });
}
