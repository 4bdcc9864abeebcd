import { contentFieldOf } from '@callboard/domain/resources';

/** The contents that a resource of some kind does not have. */
export function hiddenOf(kind: string): string[] {
  const own = contentFieldOf(kind);
  return (['body', 'link', 'file'] as const).filter((field) => field !== own);
}
