import { describe, expect, it } from 'vitest';
import { hoursOf, layOutPieces, piecesOfDay } from './dayPieces';

const at = (from: string, to?: string) => ({
  from: `2026-05-14T${from}`,
  to: to === undefined ? undefined : `2026-05-14T${to}`,
});
const columnsOf = (items: ReturnType<typeof at>[]) =>
  layOutPieces(piecesOfDay(items, '2026-05-14')).map(({ column, columns }) => `${column}/${columns}`);

describe('what lies on a day', () => {
  it('is cut at midnight, and what ends at midnight does not reach further', () => {
    const night = { from: '2026-05-13T22:00', to: '2026-05-14T02:00' };
    expect(piecesOfDay([night], '2026-05-13')).toMatchObject([
      { start: 1320, end: 1440, isContinued: false },
    ]);
    expect(piecesOfDay([night], '2026-05-14')).toMatchObject([{ start: 0, end: 120, isContinued: true }]);
    const evening = { from: '2026-05-13T22:00', to: '2026-05-14T00:00' };
    expect(piecesOfDay([evening], '2026-05-14')).toEqual([]);
  });

  it('takes the whole day in the middle of a long item, and where there are no times', () => {
    const tour = { from: '2026-05-13T22:00', to: '2026-05-15T02:00' };
    const leave = { from: '2026-05-13', to: '2026-05-14' };
    expect(piecesOfDay([tour, leave], '2026-05-14').map(({ isAllDay }) => isAllDay)).toEqual([true, true]);
    expect(piecesOfDay([leave], '2026-05-15')).toEqual([]);
  });

  it('begins with whole days, then goes by start', () => {
    const day = { from: '2026-05-14' };
    const [first, second, third] = piecesOfDay([at('19:00', '20:00'), day, at('09:00')], '2026-05-14');
    expect([first?.item, second?.start, third?.start]).toEqual([day, 540, 1140]);
  });

  it('does not begin after its end, no matter what is stored', () => {
    const reversed = { from: '2026-05-14T12:00', to: '2026-05-13T10:00' };
    expect(piecesOfDay([reversed], '2026-05-14')).toMatchObject([{ start: 720, end: 720 }]);
  });
});

describe('overlapping items', () => {
  it('stand side by side', () => {
    expect(columnsOf([at('09:00', '11:00'), at('10:00', '12:00')])).toEqual(['0/2', '1/2']);
  });

  it('take a column that is free again, as wide as all that touch them', () => {
    expect(columnsOf([at('09:00', '12:00'), at('09:00', '10:00'), at('10:00', '11:00')])).toEqual([
      '0/2',
      '1/2',
      '1/2',
    ]);
  });

  it('leave the others their whole width', () => {
    expect(columnsOf([at('09:00', '10:00'), at('09:30', '10:00'), at('10:00', '11:00')])).toEqual([
      '0/2',
      '1/2',
      '0/1',
    ]);
  });

  it('count a short item as long as it is drawn', () => {
    expect(columnsOf([at('09:00'), at('09:10', '09:20')])).toEqual(['0/2', '1/2']);
  });
});

it('shows the hours of work, and more where something lies outside', () => {
  const hours = (items: ReturnType<typeof at>[]) => hoursOf(piecesOfDay(items, '2026-05-14'));
  expect(hours([])).toEqual({ first: 8, last: 20 });
  expect(hours([at('05:30', '06:00'), at('21:00', '22:15')])).toEqual({ first: 5, last: 23 });
  expect(hours([at('23:50')])).toEqual({ first: 8, last: 24 });
});
