import { useClockOffset } from '@callboard/api-client';
import { shownScan, type DoorState } from './doorState';
import { useDoor } from './useDoor';
import { formatInstant } from '@callboard/ui-kit/dates';
import { QueryView } from '@callboard/ui-kit/display';
import { FindingsLine, Page, PageHeader, Split, useWakeLock } from '@callboard/ui-kit/layout';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { DoorBar } from './DoorBar';
import { DoorCounts } from './DoorCounts';
import { doorFindings } from './doorFindings';
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
  const clockOffset = useClockOffset();
  const findings = doorFindings({ state, problem: admitting.problem, clockOffset });
  useWakeLock();
  const { snapshot } = state;
  return (
    <Page>
      <PageHeader
        above={<Link to="/door">{words.otherPerformance}</Link>}
        title={snapshot?.performance.name ?? words.door}
        subtitle={snapshot && subtitleOf(snapshot.performance)}
        actions={
          <Link {...buttonVariant()} to="/device">
            {words.checkDevice}
          </Link>
        }
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
            <FindingsLine findings={findings} />
            <ResultPanel
              shown={admitting.last === null ? null : shownScan(state, admitting.last)}
              state={state}
              direction={admitting.direction}
              onLetIn={(ticket) => admitting.run(() => running.letIn(ticket))}
            />
            {admitting.group && (
              <GroupQuestion
                group={admitting.group}
                onAnswer={(people) => admitting.answer(people)}
                onCancel={admitting.dismiss}
              />
            )}
            <ScanPanel
              direction={admitting.direction}
              onDirectionChange={admitting.turn}
              onCode={(code) => admitting.run(() => running.scan(code, admitting.direction))}
            />
            <FindPanel
              state={state}
              direction={admitting.direction}
              onTicket={(ticket) => admitting.run(() => running.scanTicket(ticket, admitting.direction))}
            />
          </Split>
        )}
      </QueryView>
    </Page>
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
