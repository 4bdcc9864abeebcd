import { queries } from '@callboard/api-client/actions';
import { saleLimits, type UnpaidPlaces, type UnpaidReservation } from '@callboard/api-contract/booking';
import { grouped } from '@callboard/domain/lists';
import { useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { EmptyState, List, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { recordHref, usePolling } from '@callboard/records/screen';
import { ReleaseDialog } from './ReleaseDialog';
import { unpaidMessages as words } from './unpaidMessages';

const readsEveryMs = 15_000;

/** Reserved and unpaid places of a performance: the office sees them by network, and releases them. */
export function UnpaidPlacesCard({ performance }: { performance: string }) {
  const { data, problem, isLoading, refetch } = queries.unpaidPlaces.useQuery({ performance });
  usePolling(refetch, readsEveryMs);
  return (
    <Card title={words.title}>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={4} />}
        isEmpty={({ reservations }) => reservations.length === 0}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      >
        {(unpaid) => <Unpaid {...{ performance, unpaid }} onReleased={refetch} />}
      </QueryView>
    </Card>
  );
}

interface UnpaidProps {
  performance: string;
  unpaid: UnpaidPlaces;
  onReleased: () => void;
}

function Unpaid({ performance, unpaid, onReleased }: UnpaidProps) {
  const { capacity, places, reservations } = unpaid;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  // Orders that are paid or over meanwhile are not in the list any more.
  const marked = reservations.filter(({ hashcode }) => selected.has(hashcode));
  const sum = marked.reduce((all, each) => all + each.places, 0);
  const networks = grouped(reservations, ({ network }) => network);
  return (
    <Stack>
      <p>{words.about}</p>
      <p>
        {words.all(places, capacity)}{' '}
        {reservations.length === saleLimits.unpaidListed && words.listed(reservations.length)}
      </p>
      {[...networks].map(([network, own]) => (
        <Network
          key={network}
          label={networkLabel(own, capacity)}
          reservations={own}
          selected={selected}
          onSelectedChange={setSelected}
        />
      ))}
      <Stack direction="row">
        <Button variant="danger" disabled={marked.length === 0} onClick={() => setOpen(true)}>
          {marked.length === 0 ? words.release : words.releaseSelected(sum)}
        </Button>
      </Stack>
      {isOpen && (
        <ReleaseDialog
          {...{ performance }}
          reservations={marked}
          onClose={() => setOpen(false)}
          onReleased={() => {
            setSelected(new Set());
            onReleased();
          }}
        />
      )}
    </Stack>
  );
}

function networkLabel([first]: readonly UnpaidReservation[], capacity: number): string {
  const { network, network_places: places } = first ?? { network: null, network_places: 0 };
  if (network === null) return words.office(places);
  return words.network(network, places, Math.round((100 * places) / Math.max(1, capacity)));
}

interface NetworkProps {
  label: string;
  reservations: readonly UnpaidReservation[];
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
}

function Network({ label, reservations, selected, onSelectedChange }: NetworkProps) {
  const zone = useZone();
  const navigate = useNavigate();
  const hashcodes = reservations.map(({ hashcode }) => hashcode);
  const count = hashcodes.filter((hashcode) => selected.has(hashcode)).length;
  const set = (changed: readonly string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const hashcode of changed) {
      if (isSelected) next.add(hashcode);
      else next.delete(hashcode);
    }
    onSelectedChange(next);
  };
  return (
    <Stack>
      <Checkbox
        label={label}
        checked={count === hashcodes.length}
        isMixed={count > 0 && count < hashcodes.length}
        onChange={({ currentTarget }) => set(hashcodes, currentTarget.checked)}
      />
      <List
        label={label}
        onFollow={(href) => void navigate(href)}
        items={reservations.map(({ kind, hashcode, number, name, email, places, since, until }) => {
          const title =
            kind === 'hold' ? (name ?? words.selecting) : `${name ?? words.noName} ${number ?? ''}`;
          return {
            id: hashcode,
            title,
            subtitle: [
              words.places(places),
              email,
              words.since(formatInstant(since, zone)),
              until && words.until(formatInstant(until, zone)),
            ]
              .filter(Boolean)
              .join(' · '),
            start: (
              <Checkbox
                aria-label={words.select(title)}
                checked={selected.has(hashcode)}
                onChange={({ currentTarget }) => set([hashcode], currentTarget.checked)}
              />
            ),
            href: kind === 'order' ? recordHref('orders', hashcode) : undefined,
          };
        })}
      />
    </Stack>
  );
}
