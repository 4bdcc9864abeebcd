import { isForAccess, runsOf, type LaidSeat, type SeatBlock, type SeatLayout } from './seatLayout';

export interface SingleOptions {
  /** The seats for wheelchairs and companions are sold to everyone. @default false */
  isReleased?: boolean;
  /** Group that a buyer does not change to sit elsewhere, such as the price group. The plan's category if absent. */
  groupOf?: (seat: LaidSeat) => string | undefined;
}

/**
 * The seats that a selection would leave alone: free, with no free seat next to them in their block. A selection that leaves one is
 * refused. The end of a row, an aisle, a sold or closed seat, and a seat for wheelchairs or companions that is not released end a block.
 *
 * It is not refused
 * - for a seat that was alone before, or is itself for wheelchairs or companions;
 * - at tables, where strangers sit next to each other anyway;
 * - where all but one of the free seats next to each other are selected, which leaves one however they are taken, unless as many
 *   seats of the same group are free elsewhere without leaving one.
 */
export function leftSingles(
  layout: SeatLayout,
  isFree: (seat: string) => boolean,
  wanted: ReadonlySet<string>,
  { isReleased = false, groupOf = ({ category }) => category }: SingleOptions = {},
): string[] {
  const isReserved = (seat: LaidSeat) => !isReleased && isForAccess(seat);
  const isOpen = (seat: LaidSeat) => wanted.has(seat.id) || (isFree(seat.id) && !isReserved(seat));
  return [...blocksWith(wanted, layout)].flatMap((block) =>
    runsOf(block, isOpen).flatMap((run) => {
      const taken = run.filter(({ id }) => wanted.has(id));
      const singles = run.filter(({ id }, index) => {
        const [before, after] = [run[index - 1], run[index + 1]];
        const sides = [before, after].filter((side) => side !== undefined);
        // Alone before, where only reserved seats were next to it.
        const isNew = sides.some((side) => !isReserved(side));
        return !wanted.has(id) && isNew && sides.every((side) => wanted.has(side.id));
      });
      if (singles.length === 0) return [];
      const isForced = run.length - taken.length === 1;
      if (isForced && (taken.some(isReserved) || !canSitElsewhere(taken))) return [];
      return singles.map(({ id }) => id);
    }),
  );

  function canSitElsewhere(taken: readonly LaidSeat[]): boolean {
    const groups = new Set(taken.map(groupOf));
    return layout.blocks.some((block) =>
      runsOf(block, isOpen).some(
        (run) =>
          !run.some(({ id }) => wanted.has(id)) &&
          run.some((_, start) => {
            const seats = run.slice(start, start + taken.length);
            const after = run.length - start - taken.length;
            const leavesNone = block.isRing || (start !== 1 && after !== 1);
            return after >= 0 && leavesNone && seats.every((seat) => groups.has(groupOf(seat)));
          }),
      ),
    );
  }
}

function blocksWith(wanted: ReadonlySet<string>, { blockOf }: SeatLayout): Set<SeatBlock> {
  const blocks = new Set<SeatBlock>();
  for (const id of wanted) {
    const block = blockOf.get(id);
    if (block && !block.isRing) blocks.add(block);
  }
  return blocks;
}
