import { boolean, date, datetime, integer, multiselect, select, text } from '@callboard/api-contract';
import { describe, expect, it } from 'vitest';
import { parseCell } from './parseCell';

const zone = 'Pacific/Auckland';
const options = [
  { value: 'wearable_art', label: 'Wearable art' },
  { value: 'open', label: 'Open' },
];

describe('a cell', () => {
  it.each([
    ['14-05-2027', '2027-05-14'],
    ['14/5/2027', '2027-05-14'],
    ['14 - 05 - 2027', '2027-05-14'],
    ['14-May-2027', '2027-05-14'],
    ['14 Sept 2027', '2027-09-14'],
    ['2027-05-14', '2027-05-14'],
  ])('[5.19] %s is the day %s', (written, value) => {
    expect(parseCell(date({ label: 'Day' }), written, zone)).toEqual({ ok: true, value });
  });

  it.each(['31-02-2027', '05/14/2027', 'tomorrow', '14-05-27'])('%s is no day', (written) => {
    expect(parseCell(date({ label: 'Day' }), written, zone)).toMatchObject({ ok: false });
  });

  it.each([
    ['14-05-2027 19:00', '2027-05-14T19:00:00+12:00'],
    ['14/01/2027 7:30 pm', '2027-01-14T19:30:00+13:00'],
    ['14-May-2027, 09:05', '2027-05-14T09:05:00+12:00'],
    ['2027-05-14T19:00', '2027-05-14T19:00:00+12:00'],
    ['2027-05-14T19:00:00Z', '2027-05-14T19:00:00+00:00'],
    ['2027-05-14T19:00:00.000+10:00', '2027-05-14T19:00:00+10:00'],
  ])('%s is the moment %s', (written, value) => {
    expect(parseCell(datetime({ label: 'Starts' }), written, zone)).toEqual({ ok: true, value });
  });

  it.each(['14-05-2027', '14-05-2027 25:00', '19:00'])('%s is no moment', (written) => {
    expect(parseCell(datetime({ label: 'Starts' }), written, zone)).toMatchObject({ ok: false });
  });

  it('takes choices by label or value, whatever the case', () => {
    const field = select({ label: 'Section', options });
    for (const written of ['Wearable Art', 'wearable_art', ' WEARABLE ART ']) {
      expect(parseCell(field, written, zone)).toEqual({ ok: true, value: 'wearable_art' });
    }
    expect(parseCell(field, 'closed', zone)).toEqual({
      ok: false,
      message: 'This is not one of the choices: Wearable art, Open',
    });
    expect(parseCell(multiselect({ label: 'Sections', options }), 'Open; wearable art', zone)).toEqual({
      ok: true,
      value: ['open', 'wearable_art'],
    });
  });

  it('takes numbers, yes and no', () => {
    expect(parseCell(integer({ label: 'Members' }), '1,200', zone)).toEqual({ ok: true, value: 1_200 });
    expect(parseCell(integer({ label: 'Members' }), '12.5', zone)).toMatchObject({ ok: false });
    expect(parseCell(boolean({ label: 'Photos' }), 'Yes', zone)).toEqual({ ok: true, value: true });
    expect(parseCell(boolean({ label: 'Photos' }), 'kāo', zone)).toEqual({ ok: true, value: false });
    expect(parseCell(boolean({ label: 'Photos' }), 'perhaps', zone)).toMatchObject({ ok: false });
  });

  it('keeps text as it is written, formulas too', () => {
    expect(parseCell(text({ label: 'Name' }), '=1+1', zone)).toEqual({ ok: true, value: '=1+1' });
  });
});
