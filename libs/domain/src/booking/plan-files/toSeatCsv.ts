import type { FloorPlan } from '@callboard/api-contract/booking';
import { csvText } from '../../cells/index';
import { roundMetres } from '../roundMetres';
import { seatPlaces } from '../seatPlaces';

/** Every seat of a plan in a line of its own, as `fromSeatCsv` reads it: labels, places, categories, kinds and ids. */
export function toSeatCsv({ levels, categories, sections }: FloorPlan): string {
  const levelNames = new Map(levels.map(({ id, name }) => [id, name]));
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const lines = sections.flatMap((section) =>
    section.rows.flatMap((row) => {
      const places = seatPlaces(row);
      return row.seats.map(({ id, number, kind = '', category = row.category }, index) => {
        const { x, y } = places[index] ?? row;
        return [
          levelNames.get(section.level) ?? '',
          section.name,
          row.name,
          number,
          roundMetres(x),
          roundMetres(y),
          categoryNames.get(category ?? '') ?? '',
          kind,
          id,
        ];
      });
    }),
  );
  return csvText([['level', 'section', 'row', 'seat', 'x (m)', 'y (m)', 'category', 'kind', 'id'], ...lines]);
}
