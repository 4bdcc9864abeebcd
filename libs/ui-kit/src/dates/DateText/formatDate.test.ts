import { setLanguage } from '@callboard/language';
import { describe, expect, it } from 'vitest';
import { formatDay, formatInstant, formatInstantDay } from './formatDate';

describe('dates on the screen', () => {
  it('[9.3] are DD-MMM-YYYY with three letters for every month', () => {
    const days = Array.from({ length: 12 }, (_, month) =>
      formatDay(`2026-${String(month + 1).padStart(2, '0')}-04`),
    );
    expect(days.map((day) => day.slice(3, 6)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
    expect(days[8]).toBe('04-Sep-2026');
  });

  it('[9.3] have the month in the current language, also with three letters', async () => {
    await setLanguage('mi');
    const days = ['2026-01-04', '2026-08-14'].map(formatDay);
    await setLanguage('en');
    expect(days).toEqual(['04-Koh-2026', '14-Her-2026']);
  });

  it('[9.3] have 24-hour times, and midnight is 00', () => {
    expect(formatInstant('2026-05-14T19:05:00+12:00', 'Pacific/Auckland')).toBe('14-May-2026 19:05');
    expect(formatInstant('2026-05-13T12:30:00Z', 'Pacific/Auckland')).toBe('14-May-2026 00:30');
  });

  it('are shown in the given zone', () => {
    expect(formatInstantDay('2026-05-14T23:30:00Z', 'Pacific/Auckland')).toBe('15-May-2026');
    expect(formatInstantDay('2026-05-14T23:30:00Z', 'UTC')).toBe('14-May-2026');
  });

  it('are empty for no date', () => {
    expect([
      formatDay('soon'),
      formatInstant('soon', 'UTC'),
      formatDay('2026-13-01'),
      formatDay('2026-02-30'),
    ]).toEqual(['', '', '', '']);
  });

  it('tolerate a zone that the browser does not know', () => {
    expect(formatInstant('2026-05-14T07:00:00Z', 'Moon/Tranquility')).toBe('14-May-2026 07:00');
  });
});
