import { defineMessages, translate } from '@callboard/language';

/** The texts of a plan that is shown. */
export const viewMessages = defineMessages({
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  zoomHint: 'Arrow keys move the picture, + and - zoom, 0 shows all.',
  levels: 'Levels',
  picture: (count: number) =>
    translate(
      'Picture of the floor plan with {count, plural, one {# seat} other {# seats}}; the same is below as a list',
      {
        count,
      },
    ),
  pictureOfLevel: (level: string, count: number) =>
    translate(
      'Picture of the level {level} with {count, plural, one {# seat} other {# seats}}; the same is below as a list',
      { level, count },
    ),
  list: 'Seats by section and row',
  select: (name: string) => translate('Select {name}', { name }),
  section: (name: string, rows: number, seats: number) =>
    translate(
      '{name}: {rows, plural, one {# row} other {# rows}}, {seats, plural, one {# seat} other {# seats}}',
      {
        name,
        rows,
        seats,
      },
    ),
  row: (name: string) => translate('Row {name}', { name }),
  rowLine: (name: string, seats: number) =>
    translate('Row {name}: {seats, plural, one {# seat} other {# seats}}', { name, seats }),
  seat: (row: string, number: string) => translate('Row {row}, seat {number}', { row, number }),
  area: (name: string, kind: string, capacity: number) => {
    if (kind === 'standing')
      return translate('{name}: standing, {capacity, plural, one {# person} other {# people}}', {
        name,
        capacity,
      });
    if (kind === 'stage') return translate('{name}: stage', { name });
    return kind === 'door' ? translate('{name}: door', { name }) : name;
  },
});
