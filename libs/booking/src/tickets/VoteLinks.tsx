import { queries } from '@callboard/api-client/sale';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { ticketsMessages as words } from './ticketsMessages';

/** Links to the open votes in which each ticket of an order has a vote: one for each ticket, to be opened on the phone of who has it. */
export function VoteLinks({ order: { performance, tickets } }: { order: SaleOrder }) {
  const { data } = queries.ticketVotes.useQuery({ performance: performance.hashcode });
  const codes = tickets.flatMap(({ code, place }) => (code === null ? [] : [{ code, place }]));
  return data?.votes.map(({ stage, name }) => (
    <Banner
      key={stage}
      title={words.voteOpen(name)}
      actions={codes.map(({ code, place }) => (
        <a key={code} {...buttonVariant()} href={`/vote/${stage}#${code}`}>
          {codes.length === 1 ? words.vote : words.voteOf(place)}
        </a>
      ))}
    >
      {words.voteText(codes.length)}
    </Banner>
  ));
}
