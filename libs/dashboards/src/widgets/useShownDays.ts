import { isDay, periods } from '@callboard/domain/calendar';
import type { CalendarView } from '@callboard/ui-kit/dates';
import { useSearchParams } from 'react-router';

/** The days that a calendar shows, in the URL by its widget: a page can have several calendars. This month without them. */
export function useShownDays(
  widget: string,
  today: string,
): readonly [CalendarView, (view: CalendarView) => void] {
  const [params, setParams] = useSearchParams();
  const key = `days-${widget.slice(0, 8)}`;
  const [written, day = ''] = (params.get(key) ?? '').split('.');
  const period = periods.find((each) => each === written) ?? 'month';
  return [
    { period, day: isDay(day) ? day : today },
    (next) =>
      setParams(
        (current) => {
          const changed = new URLSearchParams(current);
          changed.set(key, `${next.period}.${next.day}`);
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
  ];
}
