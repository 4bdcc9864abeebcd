import type { ActState } from '@callboard/api-contract/competition';

/** Checks whether an act in this state has no place: its sheets are not waited for, and no one is to judge it. */
export function isOut(state: ActState): boolean {
  switch (state) {
    case 'expected':
    case 'present':
    case 'performed':
      return false;
    case 'did_not_come':
    case 'did_not_finish':
    case 'disqualified':
    case 'withdrawn':
      return true;
    default:
      return state satisfies never;
  }
}
