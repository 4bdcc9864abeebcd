import { attempt } from './attempt';

/** @returns the stored keys that start with `prefix`; none when the browser refuses storage */
export function storedKeys(
  prefix: string,
  keys: () => readonly string[] = () => Object.keys(localStorage),
): string[] {
  return attempt(() => keys().filter((key) => key.startsWith(prefix)), []);
}
