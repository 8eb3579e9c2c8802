import type { Exchange } from '../http/Exchange.ts';

const LONGEST_BODY = 300;

/** An answer in one line. */
export function answerText({ status, headers, text }: Exchange): string {
  const body = text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)}… (${text.length} characters)` : text;
  return `${status} ${headers['content-type'] ?? ''} ${body.replaceAll('\n', ' ')}`.trim();
}
