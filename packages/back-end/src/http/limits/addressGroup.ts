import { isIPv6 } from 'node:net';

/** One household has a whole /64 of IPv6 addresses, so these count as one. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  // Normalize IPv6 addresses with URL; IPv4 in IPv6 keeps all its groups.
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::');
  if (head === '' && tail.startsWith('ffff:')) return `::${tail}`;
  const groups = head === '' ? [] : head.split(':');
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':');
}
