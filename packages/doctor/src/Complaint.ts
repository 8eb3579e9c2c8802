import type { Finding } from '@travel-shell/checks';

/** A finding of the page, or a line of the console that none of them explains. */
export type Complaint = Finding | (Omit<Finding, 'kind'> & { kind: 'console' });
