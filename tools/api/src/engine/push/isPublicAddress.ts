import { BlockList, isIP } from 'node:net';

/** The networks of IPv4 that do not belong to the public internet. */
const inner4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Ranges of the public part of IPv6 that are documentation, or lead to an IPv4 address inside it. */
const inner6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const inner = new BlockList();
for (const [network, bits] of inner4) inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of inner6) inner.addSubnet(network, bits, 'ipv6');
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');

/** True if an IP address is one of the public internet: a request to any other could reach what is inside the server's own network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  return family === 6 && public6.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}
