import { callAction } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { calendarFile } from '../sale/calendarFile';
import { saleMessages } from '../sale/saleMessages';
import { saveFile, savePdf } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { ticketAddress } from './ticketAddress';
import { ticketsMessages as words } from './ticketsMessages';

/** The files of an order: its tickets as a PDF, its performance for a calendar. */
export function useOrderFiles(token: string) {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);

  async function saveTickets({ number }: SaleOrder): Promise<void> {
    setBusy(true);
    const outcome = await callAction('ticketsPdf', { input: { token } });
    setBusy(false);
    setProblem(outcome.ok ? undefined : outcome.problem);
    if (!outcome.ok) return;
    savePdf(`${words.tickets} ${number}.pdf`, outcome.data.pdf);
  }

  function saveCalendar({ hashcode, number, performance, address }: SaleOrder): void {
    const { name, starts_at, ends_at = null, venue } = performance;
    const facts = {
      id: hashcode,
      name,
      startsAt: starts_at,
      endsAt: ends_at,
      place: [venue, address].filter(Boolean).join(', '),
      description: saleMessages.orderNumber(number),
      url: new URL(ticketAddress({ page: 'order', token }, '/tickets'), location.href).href,
    };
    const text = calendarFile(facts, new Date());
    saveFile(`${words.tickets} ${number}.ics`, text, 'text/calendar');
  }

  return { problem, isBusy, saveTickets, saveCalendar };
}
