import { isIPv6 } from 'node:net';

/**
 * The network of an address, which distinguishes sources: the owner of one IPv6 address has 2^64 of them.
 *
 * @example
 * networkOf('2001:db8::7') // '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
