import { shownScan, type DoorState } from './doorState';
import { useDoor } from './useDoor';
import { timeOfInstant } from '@callboard/domain/calendar';
import { formatInstant } from '@callboard/ui-kit/dates';
import { QueryView } from '@callboard/ui-kit/display';
import { Banner, Page, PageHeader, Split, Stack, useWakeLock } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { Disputes } from './Disputes';
import { DoorBar } from './DoorBar';
import { DoorCounts } from './DoorCounts';
import { doorMessages as words } from './doorMessages';
import { FindPanel } from './FindPanel';
import { GroupQuestion } from './GroupQuestion';
import { LastScans } from './LastScans';
import { ResultPanel } from './ResultPanel';
import { ScanPanel } from './ScanPanel';
import { useAdmitting } from './useAdmitting';

export interface DoorDeskProps {
  performance: string;
  device: string;
  /** Of the door. */
  name: string;
  onRename: () => void;
}

/** The door of one performance, while people come in. */
export function DoorDesk({ performance, device, name, onRename }: DoorDeskProps) {
  const { state, door } = useDoor(performance, device, name);
  const admitting = useAdmitting(door, state);
  useWakeLock();
  const { snapshot } = state;
  return (
    <Page>
      <PageHeader
        above={<Link to="/door">{words.otherPerformance}</Link>}
        title={snapshot?.performance.name ?? words.door}
        subtitle={snapshot && subtitleOf(snapshot.performance)}
      />
      <QueryView
        query={{
          value: snapshot && door ? door : undefined,
          problem: problemOf(state),
          isLoading: state.status === 'loading',
          retry: () => void door?.refresh(),
        }}
      >
        {(running) => (
          <Split
            aside={
              <>
                <DoorCounts state={state} />
                <LastScans
                  state={state}
                  device={device}
                  onUndo={({ scan }) => admitting.run(() => running.undo(scan))}
                />
              </>
            }
          >
            <DoorBar state={state} name={name} sound={admitting.sound} onRename={onRename} />
            <Notes state={state} problem={admitting.problem} />
            <ResultPanel
              shown={admitting.last === null ? null : shownScan(state, admitting.last)}
              state={state}
            />
            {admitting.group && (
              <GroupQuestion
                ticket={admitting.group.ticket}
                left={admitting.group.left}
                onAnswer={(people) => admitting.answer(people)}
                onCancel={admitting.dismiss}
              />
            )}
            <ScanPanel onCode={(code) => admitting.run(() => running.scan(code))} />
            <FindPanel
              state={state}
              onTicket={(ticket) => admitting.run(() => running.admitTicket(ticket))}
            />
          </Split>
        )}
      </QueryView>
    </Page>
  );
}

/** What the people at this door have to know in addition to the result. */
function Notes({ state, problem }: { state: DoorState; problem: string | null }) {
  const text = problem ?? state.problem?.message;
  return (
    <Stack gap="small">
      {text && <Banner kind="error">{text}</Banner>}
      {!state.isStored && <Banner kind="warning">{words.notStored}</Banner>}
      {state.isTampered && <Banner kind="error">{words.tampered}</Banner>}
      {state.offlineSince !== null && (
        <Banner
          kind="warning"
          title={words.offlineSince(
            timeOfInstant(
              new Date(state.offlineSince).toISOString(),
              state.snapshot?.performance.zone ?? 'UTC',
            ),
          )}
        >
          {words.offlineHelp}
        </Banner>
      )}
      <Disputes state={state} />
    </Stack>
  );
}

function problemOf({ status, isTampered, problem }: DoorState): { message: string } | undefined {
  if (status !== 'failed') return undefined;
  return problem ?? { message: isTampered ? words.tampered : words.noSnapshot };
}

function subtitleOf({
  event,
  venue,
  starts_at,
  zone,
}: NonNullable<DoorState['snapshot']>['performance']): string {
  return [formatInstant(starts_at, zone), event, venue].filter(Boolean).join(' · ');
}
