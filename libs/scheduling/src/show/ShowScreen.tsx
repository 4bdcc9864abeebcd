import { hasRole } from '@callboard/api-contract';
import { dayOfInstant } from '@callboard/domain/calendar';
import { useSession } from '@callboard/auth';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Page, PageHeader, Stack, WaitingNote, useWakeLock } from '@callboard/ui-kit/layout';
import { Link, useParams } from 'react-router';
import { ScreenLinks } from './ScreenLinks';
import { DriverBar } from './DriverBar';
import { Lateness } from './Lateness';
import { NightLog } from './NightLog';
import { OfflineNote } from './OfflineNote';
import { OwnCalls } from './OwnCalls';
import { ShowControls } from './ShowControls';
import { showMessages as words } from './showMessages';
import { ShowOrder } from './ShowOrder';
import { clockTime, lateText } from './showTimes';
import { StageCards } from './StageCards';
import { useShow, type ShowState } from './useShow';
import { waitingTexts } from './waitingTexts';

/** The night of a performance: staff run it, everyone who reads the performance follows it. */
export function Screen() {
  const { hashcode = '' } = useParams();
  const query = useShow(hashcode);
  useWakeLock();
  return (
    <Page>
      <QueryView query={query} loading={<Skeleton lines={8} />}>
        {(state) => <Night {...state} />}
      </QueryView>
    </Page>
  );
}

function Night(state: ShowState) {
  const { show, run, waiting } = state;
  const { performance, zone } = show;
  const { roles } = useSession();
  const isStaff = hasRole(roles, ['staff']);
  const isOpen = performance.status === 'scheduled' || performance.status === 'running';
  const page = `/performances/${performance.hashcode}`;
  return (
    <>
      <PageHeader
        above={<Link to={page}>{words.openPerformance}</Link>}
        title={performance.title}
        subtitle={`${formatDay(dayOfInstant(performance.starts_at, zone))}, ${clockTime(state.now, zone)}`}
        {...(isStaff && {
          actions: (
            <>
              <Link {...buttonVariant()} to="/device">
                {words.checkDevice}
              </Link>
              <Link {...buttonVariant()} to={`${page}/stage-door`}>
                {words.stageDoor}
              </Link>
            </>
          ),
        })}
        status={run.hasBegun || run.lateMs !== 0 ? <Lateness run={run} zone={zone} /> : undefined}
      />
      <Stack>
        <OfflineNote {...state} />
        <WaitingNote {...waiting} texts={waitingTexts} />
        {!isOpen && (
          <Banner kind="warning">
            {performance.status === 'planned' ? words.notAnnounced : words.notOn}
          </Banner>
        )}
        {run.items.length === 0 ? (
          <EmptyState
            icon="clock"
            title={words.empty}
            {...(isStaff && {
              action: (
                <Link {...buttonVariant({ variant: 'primary' })} to={page}>
                  {words.openOrder}
                </Link>
              ),
            })}
          >
            {isStaff && words.emptyText}
          </EmptyState>
        ) : (
          <>
            {isStaff && isOpen && <DriverBar {...state} />}
            {!isStaff && <OwnCalls {...state} />}
            {run.isOver && <OverNote {...state} />}
            <StageCards {...state} />
            {isStaff && isOpen && <ShowControls {...state} />}
            <ShowOrder {...state} canCall={isStaff && isOpen} />
            <ScreenLinks performance={performance.hashcode} />
            {isStaff && run.hasBegun && <NightLog {...state} />}
          </>
        )}
      </Stack>
    </>
  );
}

function OverNote({ run, show }: ShowState) {
  const ended = Math.max(...run.items.flatMap(({ endedAt }) => endedAt ?? []));
  return (
    <Banner kind="success" title={words.isOver}>
      {words.endedAt(clockTime(ended, show.zone))} {lateText(run.lateMs)}.
    </Banner>
  );
}
