import type { HttpRequest } from '../http/Exchange.ts';

export interface Malformed {
  /** What is wrong with it. */
  label: string;
  request: HttpRequest;
  /** Statuses that refuse it as they should. */
  statuses: readonly number[];
}
