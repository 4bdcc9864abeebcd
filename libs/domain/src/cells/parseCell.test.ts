import {
  boolean,
  date,
  datetime,
  duration,
  integer,
  multiselect,
  select,
  text,
  time,
} from '@callboard/api-contract';
import { describe, expect, it } from 'vitest';
import { parseCell } from './parseCell';

const zone = { zone: 'Pacific/Auckland' };
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

  it('takes options by label or value, in any case', () => {
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

describe('a cell of money', () => {
  const fee = integer({ label: 'Fee', currency: 'currency' });
  it.each([
    ['10.00', 'NZD', 1_000],
    ['10', 'NZD', 1_000],
    ['$1,250.5', 'NZD', 125_050],
    ['NZD 12.50', 'NZD', 1_250],
    ['12.50 nzd', 'NZD', 1_250],
    ['A$12.50', 'AUD', 1_250],
    ['-US$1,250.50', 'USD', -125_050],
    ['1000', 'JPY', 1_000],
    ['1.005', 'KWD', 1_005],
    ['0', '', 0],
  ])('%s in %s is %s of the smallest unit', (written, currency, value) => {
    expect(parseCell(fee, written, { ...zone, currency })).toEqual({ ok: true, value });
  });

  it.each([
    ['10.005', 'NZD'],
    ['1.5', 'JPY'],
    ['AUD 10', 'NZD'],
    ['ten', 'NZD'],
    ['.', 'NZD'],
    ['1,2,3', 'NZD'],
  ])('%s in %s is no amount', (written, currency) => {
    expect(parseCell(fee, written, { ...zone, currency })).toEqual({
      ok: false,
      message: 'This must be an amount such as 10.00',
    });
  });
});

describe('a cell of a time', () => {
  it.each([
    ['7:05', '07:05'],
    ['19.30', '19:30'],
    ['19:30:00', '19:30'],
    ['7 pm', '19:00'],
    ['12:15 am', '00:15'],
  ])('%s is %s', (written, value) => {
    expect(parseCell(time({ label: 'Doors' }), written, zone)).toEqual({ ok: true, value });
  });

  it.each([
    ['1:30', 90],
    ['90', 90],
    ['90 minutes', 90],
    ['1 h 30 min', 90],
    ['2hrs', 120],
    ['99:59', 5_999],
  ])('[5.20] %s is %s minutes', (written, value) => {
    expect(parseCell(duration({ label: 'Length' }), written, zone)).toEqual({ ok: true, value });
  });

  it.each([
    ['3:20', 200],
    ['00:03:20', 200],
    ['200', 200],
  ])('[3.28] %s is %s seconds', (written, value) => {
    const field = duration({ label: 'Length', unit: 'seconds' });
    expect(parseCell(field, written, zone)).toEqual({ ok: true, value });
  });

  it.each(['25:00', '7', '13 pm', '7:60', 'noon'])('%s is no time', (written) => {
    expect(parseCell(time({ label: 'Doors' }), written, zone)).toMatchObject({ ok: false });
  });

  it.each(['1:60', 'long', '-1', 'h', '100:00'])('%s is no length of time', (written) => {
    expect(parseCell(duration({ label: 'Length' }), written, zone)).toMatchObject({ ok: false });
  });
});
