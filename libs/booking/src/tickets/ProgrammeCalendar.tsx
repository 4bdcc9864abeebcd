import type { SalePerformance } from '@callboard/api-contract/booking';
import { dayOfInstant, timeOfInstant } from '@callboard/domain/calendar';
import { ScheduleCalendar, useToday, type CalendarView } from '@callboard/ui-kit/dates';
import { useState } from 'react';
import { saleText } from './PerformanceCard';
import { openTicketPage, ticketAddress, ticketPageAt } from './ticketAddress';
import { ticketsMessages as words } from './ticketsMessages';

/** The performances in a calendar of months, at the times of their venues. It begins with the month of the first. */
export function ProgrammeCalendar({ performances }: { performances: readonly SalePerformance[] }) {
  const today = useToday();
  const items = performances.map((performance) => ({
    id: performance.hashcode,
    title: performance.name,
    detail: [performance.venue, saleText(performance)].filter(Boolean).join(' · '),
    href: ticketAddress({ page: 'performance', performance: performance.hashcode, step: 'seats' }),
    from: `${dayOfInstant(performance.starts_at, performance.zone)}T${timeOfInstant(performance.starts_at, performance.zone)}`,
  }));
  const [view, setView] = useState<CalendarView>({
    period: 'month',
    day: items[0]?.from.slice(0, 10) ?? today,
  });
  return (
    <ScheduleCalendar
      label={words.calendar}
      items={items}
      view={view}
      today={today}
      onViewChange={setView}
      onFollow={(href) => openTicketPage(ticketPageAt(new URL(href, location.href)))}
    />
  );
}
