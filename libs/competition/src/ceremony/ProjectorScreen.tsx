import { queries } from '@callboard/api-client/actions';
import type { Ceremony } from '@callboard/api-contract/competition';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { useParams } from 'react-router';
import styles from './ceremony.module.css';
import { ceremonyMessages as words } from './ceremonyMessages';

/** So many of those shown before stand below the newest act. */
const maxBefore = 4;

/** The ceremony of a stage as the hall sees it: the newest act, large. Where it is stands on the server, so that it starts again there. */
export function Screen() {
  const { hashcode = '' } = useParams();
  const { data, ...query } = queries.ceremony.useQuery({ stage: hashcode });
  return (
    <main className={styles.projector} data-theme="dark">
      <QueryView query={{ ...query, value: data, retry: query.refetch }} loading={<Skeleton lines={3} />}>
        {(ceremony) => <Shown {...ceremony} />}
      </QueryView>
    </main>
  );
}

function Shown({ stage, event, acts }: Ceremony) {
  const newest = acts.at(-1);
  const before = acts.slice(-1 - maxBefore, -1).toReversed();
  return (
    <>
      <h1 className={styles.stage}>
        {event} · {stage}
      </h1>
      <div className={styles.newest} aria-live="polite">
        {newest ? (
          // Another act moves in again, where motion is welcome.
          <div key={acts.length} className={styles.act}>
            <p className={styles.place}>{words.place(newest.place)}</p>
            <p className={styles.name}>{newest.name}</p>
            {newest.school !== null && <p className={styles.school}>{newest.school}</p>}
            {newest.total !== null && <p className={styles.total}>{words.points(newest.total)}</p>}
          </div>
        ) : (
          <p className={styles.school}>{words.soon}</p>
        )}
      </div>
      {before.length > 0 && (
        <ol className={styles.before} aria-label={words.shownBefore}>
          {before.map(({ place, name }, nth) => (
            // Two acts of a stage can have one name.
            <li key={acts.length - nth}>
              {place}. {name}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
