import { attempt } from './attempt';

/** The keys that begin so, under which the browser keeps something; none where that is refused. */
export function keptKeys(
  prefix: string,
  keys: () => readonly string[] = () => Object.keys(localStorage),
): string[] {
  return attempt(() => keys().filter((key) => key.startsWith(prefix)), []);
}
