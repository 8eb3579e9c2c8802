import { ApiError } from './ApiError.ts';
import { field } from './field.ts';

/** The error for work ended by a signal. A time limit set by the caller counts as a time limit too. */
export function endedBy(signal: AbortSignal, what: string, url?: string): ApiError {
  const cause: unknown = signal.reason;
  return field(cause, 'name') === 'TimeoutError'
    ? new ApiError('TIMEOUT', `${what} took too long and was given up`, { cause, url })
    : new ApiError('ABORTED', `${what} was ended by its caller`, { cause, url });
}

/** Waits for work that others wait for too: the end of `signal` ends this waiting, and not the work. */
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
