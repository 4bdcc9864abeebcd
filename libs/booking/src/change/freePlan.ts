import type { FloorPlan } from '@callboard/api-contract/booking';
import { chooserMessages as words } from './chooserMessages';

/** The plan in two colours: free seats, and taken ones as rings. */
export function freePlan(plan: FloorPlan, taken: ReadonlySet<string>): FloorPlan {
  return {
    ...plan,
    categories: [
      { id: 'free', name: words.isFree, color: 'green' },
      { id: 'taken', name: words.isTaken, color: 'gray' },
    ],
    sections: plan.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({
        ...row,
        category: 'free',
        seats: row.seats.map((seat) =>
          // A ring for what is taken: colour is not the only difference.
          taken.has(seat.id)
            ? { ...seat, kind: 'house' as const, category: 'taken' }
            : { ...seat, category: 'free' },
        ),
      })),
    })),
  };
}
