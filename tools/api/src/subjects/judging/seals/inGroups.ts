/** A seal as people compare it, in groups of eight. */
export function inGroups(seal: string): string {
  const [, name, digest = seal] = /^([^-]*)-(.*)$/.exec(seal) ?? [];
  const groups = digest.match(/.{1,8}/g) ?? ['–'];
  return [...(name === undefined ? [] : [`${name}:`]), ...groups].join(' ');
}
