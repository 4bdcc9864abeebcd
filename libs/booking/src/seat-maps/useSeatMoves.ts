import type { FloorPlan, PlanChangeFacts } from '@callboard/api-contract/booking';
import { placeNames, seatLayout } from '@callboard/domain/booking';
import { useMemo, useState } from 'react';

export type MoveProblem = 'none' | 'twice' | 'taken';

/** A ticket that moves, with the seat that it is to have. */
export type PlannedMove = PlanChangeFacts['moves'][number] & { problem: MoveProblem | null };

/** The moves of a change of plan: as they were proposed, and as the office changed them. */
export function useSeatMoves({ moves, taken }: PlanChangeFacts, plan: FloorPlan) {
  const [selected, setSelected] = useState<ReadonlyMap<string, string>>(new Map());
  const places = useMemo(() => placeNames(seatLayout(plan)), [plan]);
  const takenSeats = useMemo(() => new Set(taken), [taken]);
  const planned = moves.map((move) => ({ ...move, to: selected.get(move.hashcode) ?? move.to }));
  const uses = new Map<string, number>();
  for (const { to } of planned) if (to !== null) uses.set(to, (uses.get(to) ?? 0) + 1);

  function problemOf(to: string | null): MoveProblem | null {
    if (to === null) return 'none';
    if (takenSeats.has(to)) return 'taken';
    return (uses.get(to) ?? 0) > 1 ? 'twice' : null;
  }

  return {
    planned: planned.map((move): PlannedMove => ({ ...move, problem: problemOf(move.to) })),
    /** The seats that a ticket cannot have: of those who stay, and of the others who move. */
    takenFor: (ticket: string): ReadonlySet<string> =>
      new Set([
        ...taken,
        ...planned.flatMap(({ hashcode, to }) => (hashcode === ticket || to === null ? [] : [to])),
      ]),
    placeOf: (seat: string) => places.get(seat) ?? seat,
    select: (ticket: string, seat: string) => setSelected(new Map([...selected, [ticket, seat]])),
  };
}
