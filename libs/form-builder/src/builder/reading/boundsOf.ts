import { formLimits, type AnswerKind } from '@callboard/api-contract/forms';
import { kinds, type KindFacts } from './kinds.data';

/** What the bounds of a kind count, and the range in which they can be set. */
export interface Bounds {
  of: NonNullable<KindFacts['bounds']>;
  least: number;
  most: number;
}

const billion = 1_000_000_000;

/** The bounds that can be set for a kind; undefined for kinds without bounds. */
export function boundsOf(kind: AnswerKind): Bounds | undefined {
  const { bounds } = kinds[kind];
  switch (bounds) {
    case 'characters':
      return { of: bounds, least: 0, most: kind === 'textarea' ? formLimits.text : formLimits.label };
    case 'value':
      return { of: bounds, least: -billion, most: billion };
    case 'stars':
      return { of: bounds, least: 1, most: 10 };
    case 'options':
    case 'words':
    case 'files':
      return { of: bounds, least: 0, most: formLimits.options };
    case undefined:
      return undefined;
    default:
      return bounds satisfies never;
  }
}
