import { collections } from '@callboard/api-client/collections';
import { useUndoAlert } from '@callboard/records';
import { RecordPicker } from '@callboard/pickers';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Field, SegmentedControl } from '@callboard/ui-kit/inputs';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { useParams, useSearchParams } from 'react-router';
import styles from './decide.module.css';
import { decideMessages as words } from './decideMessages';
import { deskQuery, deskViews, type DeskView } from './deskQuery';
import { DeskWork } from './DeskWork';
import { FreePlace } from './FreePlace';
import { PlacesRow } from './PlacesRow';
import { SendDecisions } from './SendDecisions';
import { usePlaces } from './usePlaces';

const emptyTexts = {
  decide: [words.nothingToDecide, words.nothingToDecideText],
  send: [words.nothingToSend, words.nothingToSendText],
  waiting: [words.noneWaiting, words.noneWaitingText],
} as const satisfies Record<DeskView, readonly [string, string]>;

/** Where the office decides on entries one after the other, and sends its decisions together: of one event, or of all. */
export function Screen() {
  const { hashcode } = useParams();
  const [search, setSearch] = useSearchParams();
  const event = hashcode ?? search.get('event');
  const view = deskViews.find((each) => each === search.get('view')) ?? 'decide';
  const hooks = collections.entries;
  const listed = hooks.useList(deskQuery(view, event));
  const counts = {
    decide: hooks.useList({ ...deskQuery('decide', event), pageSize: 1 }).data?.count,
    send: hooks.useList({ ...deskQuery('send', event), pageSize: 1 }).data?.count,
    waiting: hooks.useList({ ...deskQuery('waiting', event), pageSize: 1 }).data?.count,
  };
  const places = usePlaces(event ?? undefined);
  const showUndo = useUndoAlert();
  const labels = {
    decide: words.toDecide(counts.decide ?? 0),
    send: words.toSend(counts.send ?? 0),
    waiting: words.waitingList(counts.waiting ?? 0),
  };
  const show = (name: 'view' | 'event', value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const [emptyTitle, emptyText] = emptyTexts[view];
  return (
    <Page>
      <PageHeader
        title={places && hashcode ? words.titleOf(places.event.name) : words.title}
        actions={<SendDecisions event={event} count={counts.send ?? 0} />}
      />
      {hashcode === undefined && (
        <div className={styles.filter}>
          <Field label={words.event} description={words.everyEvent}>
            <RecordPicker
              collection="events"
              canAdd={false}
              value={event}
              onChange={(next) => show('event', next?.hashcode ?? null)}
            />
          </Field>
        </div>
      )}
      {event !== null && <PlacesRow places={places} />}
      {places && (
        <FreePlace places={places} onDecided={(message, changeSet) => showUndo(message, changeSet)} />
      )}
      <SegmentedControl
        label={words.views}
        segments={deskViews.map((value) => ({ value, label: labels[value] }))}
        value={view}
        onValueChange={(value) => show('view', value === 'decide' ? null : value)}
      />
      <QueryView
        query={{
          value: listed.data,
          problem: listed.problem,
          isLoading: listed.isLoading,
          retry: listed.refetch,
        }}
        loading={<Skeleton lines={12} />}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState icon="success" title={emptyTitle}>
            {emptyText}
          </EmptyState>
        }
      >
        {({ results, count }) => (
          // Another list begins at its first.
          <DeskWork
            key={`${view} ${event}`}
            view={view}
            records={results}
            count={count}
            first={search.get('entry') ?? undefined}
          />
        )}
      </QueryView>
    </Page>
  );
}
