import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DateText } from './DateText';
import { DateTimeText } from './DateTimeText';
import { DueDateText } from './DueDateText';
import { DurationText } from './DurationText';
import { TimeText } from './TimeText';

afterEach(cleanup);

const zone = 'Pacific/Auckland';
const shown = () => document.body.textContent;

it('[9.3] writes a day as DD-MMM-YYYY, from a day or from an instant', () => {
  render(<DateText value="2026-05-14" zone={zone} />);
  render(<DateText value="2026-05-14T23:30:00Z" zone={zone} />);
  expect(screen.getByText('14-May-2026').getAttribute('datetime')).toBe('2026-05-14');
  expect(screen.getByText('15-May-2026').getAttribute('datetime')).toBe('2026-05-15');
});

it('[9.3] names the zone of a time', () => {
  render(<DateTimeText value="2026-05-14T07:05:00Z" zone={zone} />);
  expect(shown()).toBe('14-May-2026 19:05 NZST');
});

it('[9.3] writes 24-hour times, and a time of day without a zone', () => {
  render(<TimeText value="7:05:00" />);
  expect(shown()).toBe('07:05');
  cleanup();
  render(<TimeText value="2026-12-14T07:05:00Z" zone={zone} />);
  expect(shown()).toBe('20:05 NZDT');
});

it('[5.20] writes durations as hh:mm', () => {
  render(<DurationText value="PT1H30M" />);
  expect(shown()).toBe('01:30');
});

it("[9.7] shows 'Not entered' for no value, and text that it cannot read unchanged", () => {
  render(<DateText value={null} />);
  expect(shown()).toBe('Not entered');
  cleanup();
  render(<DateTimeText value="next week" />);
  expect(shown()).toBe('next week');
});

it('labels what is overdue and what is due today', () => {
  const now = new Date('2026-05-14T13:00:00Z');
  render(<DueDateText value="2026-05-14" zone={zone} now={now} />);
  expect(shown()).toBe('14-May-2026 overdue');
  cleanup();
  render(<DueDateText value="2026-05-15" zone={zone} now={now} />);
  expect(shown()).toBe('15-May-2026 due today');
  cleanup();
  render(<DueDateText value="2026-05-14" zone={zone} now={now} isDone />);
  expect(shown()).toBe('14-May-2026');
});

it('is overdue on the day after, on a page that stayed open', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-14T01:00:00Z') });
  const { rerender } = render(<DueDateText value="2026-05-14" zone={zone} />);
  expect(shown()).toBe('14-May-2026 due today');
  vi.setSystemTime(new Date('2026-05-14T13:00:00Z'));
  rerender(<DueDateText value="2026-05-14" zone={zone} />);
  expect(shown()).toBe('14-May-2026 overdue');
  vi.useRealTimers();
});
