import { actClock } from '@callboard/domain/scheduling';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { useWakeLock } from '@callboard/ui-kit/layout';
import { Link, useParams } from 'react-router';
import { Lateness } from '../show/Lateness';
import { OfflineNote } from '../show/OfflineNote';
import { OwnCalls } from '../show/OwnCalls';
import { clockTime } from '../show/showTimes';
import { useShow, type ShowState } from '../show/useShow';
import { BigClock } from './BigClock';
import { NextCalls } from './NextCalls';
import styles from './screens.module.css';
import { screensMessages as words } from '../show/screensMessages';

/** A page of a show for a screen on a wall: the clock of the stage, the screen in the wings, or that in the green room. */
export function Screen() {
  const { hashcode = '', screen = 'clock' } = useParams();
  const query = useShow(hashcode);
  useWakeLock();
  return (
    <main className={styles.root}>
      <QueryView query={query} loading={<Skeleton lines={4} />}>
        {(state) => <Shown {...state} screen={screen} />}
      </QueryView>
    </main>
  );
}

function Shown({ screen, ...state }: ShowState & { screen: string }) {
  const { show, run, now } = state;
  const { performance, zone } = show;
  const clock = run.current && actClock(run.current, now);
  const isClockAlone = screen !== 'wings' && screen !== 'green-room';
  return (
    <>
      <header className={styles.header}>
        <h1>
          <Link to={`/performances/${performance.hashcode}/show`}>{performance.title}</Link>
        </h1>
        {(run.hasBegun || run.lateMs !== 0) && <Lateness run={run} zone={zone} />}
        <p className={styles.time}>{clockTime(now, zone)}</p>
        <FullScreenButton />
      </header>
      <OfflineNote {...state} />
      <div className={styles.body} data-screen={isClockAlone ? 'clock' : screen}>
        <BigClock run={run} clock={clock} isLarge={isClockAlone} />
        {!isClockAlone && <NextCalls {...state} isInWings={screen === 'wings'} />}
      </div>
      {screen === 'green-room' && <OwnCalls {...state} />}
    </>
  );
}

function FullScreenButton() {
  if (!document.fullscreenEnabled) return null;
  return (
    <Button variant="quiet" onClick={() => void document.documentElement.requestFullscreen()}>
      {words.fullScreen}
    </Button>
  );
}
