import { minutesAndSeconds } from '@callboard/domain/calendar';
import { useLabel } from '@callboard/tenant';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { LatenessCauses, signedMinutes } from './LatenessCauses';
import { nameOf } from './nameOf';
import styles from './show.module.css';
import { showMessages as words } from './showMessages';
import { clockTime } from './showTimes';
import type { ShowItem, ShowState } from './useShow';

/** Planned and actual times, item by item: for the one who plans the next night. */
export function NightLog({ run, show }: ShowState) {
  const label = useLabel('entries');
  const { zone, performance } = show;
  return (
    <Card
      title={words.log}
      padding="none"
      actions={<Link to={`/show-steps?performance=${performance.hashcode}`}>{words.everyStep}</Link>}
    >
      <div className={styles.causes}>
        <LatenessCauses items={run.items} />
      </div>
      <div className={styles.scroll} role="group" aria-label={words.log} tabIndex={0}>
        <table className={styles.log}>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.plannedAt}</th>
              <th scope="col">{words.beganAt}</th>
              <th scope="col">{words.tookOf}</th>
              <th scope="col">{words.late}</th>
            </tr>
          </thead>
          <tbody>
            {run.items.map((item) => (
              <tr key={item.hashcode}>
                <th scope="row">{nameOf(item, label)}</th>
                <td>{clockTime(item.from, zone)}</td>
                {item.startedAt === null ? (
                  <td colSpan={3}>{words.states[item.state]}</td>
                ) : (
                  <>
                    <td>{clockTime(item.startedAt, zone)}</td>
                    <td>{lengthsOf(item)}</td>
                    <td>{signedMinutes(item.startedAt - item.from)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** `9:42 of 10:00`; of one that is on only its length. */
function lengthsOf({ startedAt, endedAt, from, to }: ShowItem): string {
  const planned = words.ofLength(minutesAndSeconds(to - from));
  if (startedAt === null || endedAt === null) return planned;
  return `${minutesAndSeconds(endedAt - startedAt)} ${planned}`;
}
