import { placeName, type PlanFinding, type PretixError, type PretixLoss } from '@callboard/domain/booking';
import { defineMessages, translate } from '@callboard/language';

/** Parts that a file for pretix cannot have. */
const losses: Readonly<Record<PretixLoss['kind'], string>> = {
  levels: 'Levels: everything is on one, named as the plan ({names})',
  pictures: 'Pictures to trace: {names}',
  area_kinds: 'What areas are for: {names}',
  capacities: 'How many can stand in areas: {names}',
  seat_kinds:
    '{count, plural, one {The kind of # seat, such as a wheelchair place} other {The kinds of # seats, such as wheelchair places}}',
  row_shapes:
    '{count, plural, one {The shape of # curved row or table: its seats stay where they are} other {The shapes of # curved rows and tables: their seats stay where they are}}',
  loose_seats:
    '{count, plural, one {# seat without a category gets one} other {# seats without a category get one}}',
  same_categories: 'Categories with one name become one: {names}',
};

/** The texts of the editor. */
export const editorMessages = defineMessages({
  editor: 'Floor plan',
  tools: 'Drawing tools',
  panels: 'Panels',
  hint: 'Drag around seats to select them, and drag what is selected to move it: it snaps into line with other parts unless Alt is pressed. Or use the list: arrow keys move what is selected by 10 cm, with Shift by 1 m; Delete removes it; Ctrl with C, V, Z, Y and A copies, pastes, undoes, redoes and selects all.',
  undo: 'Undo',
  redo: 'Redo',
  paste: 'Paste',
  selectTool: 'Select',
  panTool: 'Move the view',
  pickBy: 'What a click selects',
  pickName: (by: string) => {
    if (by === 'row') return translate('Whole rows');
    return by === 'seat' ? translate('Single seats') : translate('Whole sections');
  },
  selectAll: 'Select all',
  add: 'Add',
  selection: 'Selected',
  list: 'List',
  parts: 'Parts',
  picture: 'Picture',
  pictureFile: 'Picture to trace',
  pictureHint:
    'A scan or a photo of the plan. It lies below what you draw on this level; buyers never see it.',
  pictureBusy: 'Adding the picture…',
  noPicture: 'This file is not a picture that can be shown. Use PNG, JPEG or GIF.',
  pictureGone: 'This picture was deleted. Remove it here and add another one.',
  removePicture: 'Remove the picture',
  showPicture: 'Show the picture',
  pictureSize: 'Size of the picture',
  measureHint: 'Draw a line over something whose length you know, such as the stage.',
  measure: 'Measure a length',
  trueLength: 'True length of the line, in m',
  picturePlace: 'Place of the picture',
  placePicture: 'Drag the picture',
  across: 'Middle, across, in m',
  down: 'Middle, from the front, in m',
  strength: 'Strength, in %',
  checks: 'Checks',
  files: 'Files',
  rowsOfSeats: 'Rows of seats',
  section: 'Section',
  shape: 'Shape',
  line: 'Rows',
  table: 'Round tables',
  rows: 'Rows',
  tables: 'Tables',
  seatsInEach: 'Seats in each',
  spacing: 'From seat to seat, in m',
  distance: 'From row to row, in m',
  curve: 'Curve, in degrees',
  angle: 'Turned by, in degrees',
  staggered: 'Every second row half a seat to the side',
  addRows: 'Add rows',
  addTables: 'Add tables',
  drawRow: 'Draw a row',
  areas: 'Areas',
  areaKind: 'Kind of area',
  areaName: 'Name of the area',
  standing: 'Standing area',
  stage: 'Stage',
  door: 'Door',
  label: 'Text',
  width: 'Width, in m',
  depth: 'Depth, in m',
  capacity: 'How many can stand',
  isRound: 'Round',
  addArea: 'Add area',
  drawArea: 'Draw an area',
  nothingSelected: 'Nothing is selected. Select seats on the picture or in the list.',
  selected: (rows: number, seats: number, areas: number) =>
    translate(
      '{rows, plural, one {# row} other {# rows}}, {seats, plural, one {# single seat} other {# single seats}} and {areas, plural, one {# area} other {# areas}} selected',
      { rows, seats, areas },
    ),
  mirror: 'Mirror',
  alignMiddle: 'Align middles',
  alignHeight: 'Align in a line',
  copy: 'Copy',
  remove: 'Remove',
  rowName: 'Name of the row',
  category: 'Category',
  noCategory: 'None',
  seats: 'Seats',
  seatNumber: 'Number of the seat',
  seatKind: 'Kind of seat',
  numbering: 'Numbering',
  from: 'From',
  seatsFrom: (from: string) => {
    if (from === 'left') return translate('Left');
    return from === 'right' ? translate('Right') : translate('The aisle: odd left, even right');
  },
  seatStep: (step: string) => {
    if (step === 'all') return translate('1, 2, 3');
    return step === 'odd' ? translate('Odd: 1, 3, 5') : translate('Even: 2, 4, 6');
  },
  numbers: 'Numbers',
  start: 'First number',
  numberSeats: 'Number seats',
  rowNames: 'Names of rows',
  letters: 'Letters without I and O',
  front: 'Front',
  back: 'Back',
  nameRows: 'Name all rows of the section',
  allRight: 'Nothing to correct',
  allRightText:
    'There are no duplicate labels, overlapping seats or empty parts, and all seats are near an aisle and can see the stage.',
  show: 'Show',
  showPart: (finding: string) => translate('Show: {finding}', { finding }),
  finding: ({ kind, section, row, number, twin }: PlanFinding) => {
    switch (kind) {
      case 'double_label':
        if (twin !== undefined)
          return translate('{twin} and {label} differ only by capitals and spaces: they are one label', {
            twin,
            label: placeName(section, row, number),
          });
        return translate('{section}, row {row}: the number {number} is used twice', {
          section,
          row,
          number,
        });
      case 'overlap':
        return translate('{section}, row {row}, seat {number} overlaps another seat', {
          section,
          row,
          number,
        });
      case 'empty_section':
        return translate('{section} has no rows', { section });
      case 'empty_row':
        return translate('{section}, row {row} has no seats', { section, row });
      case 'no_category':
        return translate('{section}, row {row} has seats without a category', { section, row });
      case 'no_capacity':
        return translate('{section}: the standing capacity is not set', { section });
      case 'far_from_aisle':
        return translate('{section}, row {row}: {number} seats without an aisle between them', {
          section,
          row,
          number,
        });
      case 'far_from_stage':
        return translate('{section}, row {row}: {number} m from the stage', { section, row, number });
      case 'side_view':
        return translate('{section}, row {row}: some seats see the stage from the side', { section, row });
      case 'no_stage':
        return translate('There is no stage on this plan');
      default:
        return kind satisfies never;
    }
  },
  takeFile: 'Use a plan from a file',
  takeFileHint:
    'A list with the columns level, section, row and seat or ranges of seats (CSV), a plan of pretix or another seat editor (JSON), or a drawing whose seats have labels (SVG). It replaces the drawing; levels, categories and areas that it does not have stay where their names are the same.',
  giveFile: 'Export for pretix',
  lossTitle: 'A pretix plan cannot store everything',
  loss: ({ kind, count, names }: PretixLoss) => translate(losses[kind], { count, names: names.join(', ') }),
  fileTooLarge: 'The file is larger than a plan can be.',
  notJson: 'The file is not valid JSON.',
  taken: (file: string) => translate('{file} is the drawing now', { file }),
  notTaken: (file: string, count: number) =>
    translate('{file} was not used: {count, plural, one {one mistake} other {# mistakes}}', { file, count }),
  pretixError: (error: PretixError) => {
    if (error.kind === 'format') return translate('This is not a seating plan of pretix.');
    const { zone, row, number, id } = error;
    if (error.kind === 'missing_id')
      return translate('{zone}, row {row}, seat {number} has no id', { zone, row, number });
    return error.kind === 'double_id'
      ? translate('{zone}, row {row}, seat {number}: the id {id} is used twice', { zone, row, number, id })
      : translate('{zone}, row {row}: the seat {id} has no number', { zone, row, id });
  },
  levels: 'Levels',
  levelName: 'Name of the level',
  levelOfSection: (section: string) => translate('Level of {section}', { section }),
  newLevel: (number: number) => translate('Level {number}', { number }),
  addLevel: 'Add a level',
  sections: 'Sections',
  sectionName: 'Name of the section',
  categories: 'Categories of prices',
  categoryName: 'Name of the category',
  newCategory: (number: number) => translate('Category {number}', { number }),
  color: 'Colour',
  addCategory: 'Add a category',
  removePart: (name: string) => translate('Remove {name}', { name }),
});
