import { seatKindOptions } from '@callboard/api-contract/booking';
import type { FileOrigin, PlanFileError } from '@callboard/domain/booking';
import { defineMessages, translate } from '@callboard/language';

/** More shapes than this are counted and not named. */
const maxNamed = 10;

/** The texts about files with plans. */
export const fileMessages = defineMessages({
  notText: 'This is not a text file. Save a spreadsheet as CSV, and a drawing as SVG.',
  notUtf8: 'Some letters of this file cannot be read. Save it as CSV UTF-8.',
  svgErrors: {
    not_svg: 'This drawing is not valid SVG.',
    entities: 'This drawing declares entities. Save it as plain SVG.',
  },
  exportList: 'Export as a list',
  exportListHint: 'A CSV file with each seat in a line, which can be used here again. Areas are not in it.',
  contents: (seats: number, levels: readonly string[]) =>
    translate(
      '{seats, plural, one {# seat} other {# seats}} on {count, plural, one {the level {levels}} other {# levels: {levels}}}',
      { seats, count: levels.length, levels: levels.join(', ') },
    ),
  leftOut: (names: readonly string[]) =>
    translate(
      '{count, plural, one {# shape is} other {# shapes are}} as large as a seat and {count, plural, one {has} other {have}} no label that can be read, so {count, plural, one {it was} other {they were}} left out: {names}',
      {
        count: names.length,
        names: [...names.slice(0, maxNamed), ...(names.length > maxNamed ? ['…'] : [])].join(', '),
      },
    ),
  error: (error: PlanFileError): string => {
    switch (error.kind) {
      case 'no_seats':
        return translate('No seats were found in this file.');
      case 'too_many':
        return translate('There are more seats than a plan can have.');
      case 'deep':
        return translate('This file has too many groups inside each other.');
      case 'headings':
        return translate(
          '{where}: these columns are not known. Use level, section, row, seat (or seats, or from and to), x, y, category, kind and id.',
          { where: originText(error.from) },
        );
      case 'quote':
        return translate('{where} has a quotation mark in the wrong place.', {
          where: originText(error.from),
        });
      case 'no_row':
        return translate('{where} has no row.', { where: originText(error.from) });
      case 'no_number':
        return translate('{where} has no seat number.', { where: originText(error.from) });
      case 'no_label':
        return translate('{where} is a seat without a label that can be read, such as A-12.', {
          where: originText(error.from),
        });
      case 'path':
        return translate('{where} is a path. Draw seats as circles, ellipses or rectangles.', {
          where: originText(error.from),
        });
      case 'place':
        return translate('{where} needs a place: x and y as numbers.', { where: originText(error.from) });
      case 'range':
        return translate('{where}: {text} is not a range of 1 to 500 seats in one row.', {
          where: originText(error.from),
          text: error.text,
        });
      case 'seat_kind':
        return translate('{where}: {text} is not a kind of seat. Use {kinds}.', {
          where: originText(error.from),
          text: error.text,
          kinds: seatKindOptions.map(({ value }) => value).join(', '),
        });
      case 'long':
        return translate('{where}: {text} is too long.', { where: originText(error.from), text: error.text });
      case 'double_label':
        return translate('{where}: {text} is used twice. First: {first}.', {
          where: originText(error.from),
          text: error.text,
          first: originText(error.first),
        });
      case 'double_id':
        return translate('{where}: the id {text} is used twice. First: {first}.', {
          where: originText(error.from),
          text: error.text,
          first: originText(error.first),
        });
      default:
        return error satisfies never;
    }
  },
});

function originText({ kind, name }: FileOrigin): string {
  if (kind === 'line') return translate('Line {name}', { name });
  return kind === 'seat' ? translate('Seat {name}', { name }) : translate('Shape {name}', { name });
}
