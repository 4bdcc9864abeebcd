interface HasPath {
  path: string;
}

/** Orders routes so that the first match is the closest: of two paths the one with a fixed part where the other has a variable. */
export function bySpecificity(one: HasPath, other: HasPath): number {
  const [ours, theirs] = [one.path.split('/'), other.path.split('/')];
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const difference = rank(ours[index]) - rank(theirs[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function rank(part = ''): number {
  return part.startsWith(':') ? 1 : 0;
}
