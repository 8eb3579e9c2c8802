import type { HttpRequest } from '../http/Exchange.ts';

export interface Malformed {
  /** The fault of the request. */
  label: string;
  request: HttpRequest;
  /** Statuses that refuse it as they should. */
  statuses: readonly number[];
}
