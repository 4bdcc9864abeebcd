import { currentLanguage } from '@callboard/language';
import { readQuery } from '@callboard/api-client';
import type { DoorDirection, DoorTicket } from '@callboard/api-contract/booking';
import { findTickets, presenceOfTicket, type DoorState } from './doorState';
import { isOut, placeWithFact } from '@callboard/domain/booking';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Icon } from '@callboard/ui-kit/elements';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { useEffect, useState } from 'react';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';

const most = 8;
const shortest = 2;
/** How long typing pauses before the request is sent. */
const pauseMs = 300;

export interface FindPanelProps {
  state: DoorState;
  direction: DoorDirection;
  onTicket: (ticket: DoorTicket) => void;
}

/** Finds tickets by name, number or seat: in the snapshot, and with network also those that it does not have yet. */
export function FindPanel({ state, direction, onTicket }: FindPanelProps) {
  const [search, setSearch] = useState('');
  const here = search.trim().length < shortest ? [] : findTickets(state, search, most);
  const there = useServerTickets(state, here.length === 0 ? search.trim() : '');
  const found = here.length > 0 ? here : there;
  return (
    <Card>
      <Stack gap="small">
        <SearchBox
          label={words.find}
          placeholder={words.find}
          value={search}
          onValueChange={setSearch}
          maxLength={100}
        />
        <div role="status">
          {search.trim().length >= shortest && found.length === 0 && (
            <p className={styles.hint}>{words.notFound}</p>
          )}
        </div>
        {found.length > 0 && (
          <ul className={styles.list}>
            {found.map((ticket) => (
              <li key={ticket.hashcode}>
                <button
                  type="button"
                  className={styles.found}
                  aria-label={(direction === 'in' ? words.letIn : words.letOut)(
                    [ticket.place, ticket.buyer, ticket.number].filter(Boolean).join(', '),
                  )}
                  onClick={() => {
                    setSearch('');
                    onTicket(ticket);
                  }}
                >
                  <span className={styles.foundWords}>
                    <strong>{placeWithFact(ticket, currentLanguage())}</strong>
                    <span>
                      {[ticket.buyer, ticket.price_type, ticket.number].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <TicketState ticket={ticket} state={state} />
                  <Icon name="chevron-end" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

function TicketState({ ticket, state }: { ticket: DoorTicket; state: DoorState }) {
  if (ticket.status === 'reserved') return <StatusBadge tone="amber" label={words.unpaid} />;
  if (ticket.status === 'refunded') return <StatusBadge tone="red" label={words.refunded} />;
  if (ticket.status === 'exchanged') return <StatusBadge tone="red" label={words.exchanged} />;
  if (ticket.status === 'cancelled') return <StatusBadge tone="red" label={words.cancelled} />;
  const presence = presenceOfTicket(state, ticket);
  const { inside, since } = presence;
  if (since === null) return null;
  if (isOut(presence)) return <StatusBadge tone="amber" label={words.isOut} />;
  if (inside === ticket.people) return <StatusBadge tone="green" label={words.insideNow} />;
  return <StatusBadge tone="amber" label={words.peopleIn(inside, ticket.people)} />;
}

/** Tickets that were sold since the snapshot; nothing without network. */
function useServerTickets({ snapshot, offlineSince }: DoorState, search: string): readonly DoorTicket[] {
  const [found, setFound] = useState<readonly DoorTicket[]>([]);
  const performance = snapshot?.performance.hashcode;
  const isAway = offlineSince !== null;
  // Synchronises with the API.
  useEffect(() => {
    if (!performance || isAway || search.length < shortest) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const outcome = await readQuery('doorTickets', { performance, search }, { isQuiet: true });
      if (isCurrent && outcome.ok) setFound(outcome.data.tickets);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setFound([]);
    };
  }, [performance, isAway, search]);
  return found;
}
