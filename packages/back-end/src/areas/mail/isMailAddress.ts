import { ONE_ADDRESS } from './oneAddress.ts';

/** A domain with a dot, of letters, digits and hyphens inside; an international one as it is typed. */
const DOMAIN =
  /^(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]*\p{L}[\p{L}\p{M}\p{N}-]*$/u;

/** RFC 5321, 4.5.3.1. */
const LONGEST = 254;
const LONGEST_NAME = 64;

/** Whether a mail server may take it. Only a mail can show whether it exists. */
export function isMailAddress(text: string): boolean {
  if (text.length > LONGEST || !ONE_ADDRESS.test(text)) return false;
  const [name = '', domain = ''] = text.split('@');
  return name.length <= LONGEST_NAME && !/^\.|\.\.|\.$/.test(name) && DOMAIN.test(domain);
}
