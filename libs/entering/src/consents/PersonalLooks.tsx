import { queries } from '@callboard/api-client/actions';
import { useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { consentMessages as words } from './consentMessages';
import styles from './consents.module.css';

/** Log of users who read contact data of an entry's members, or changed it: for admins. */
export function PersonalLooks({ entry }: { entry: string }) {
  return <LookList query={queries.personalLooks.useQuery({ entry })} />;
}

/** Log of users who read contact data of one person or participant, changed or exported it: for admins. */
export function LooksAtPerson({ person }: { person: string }) {
  return <LookList query={queries.looksAtPerson.useQuery({ person })} />;
}

type Looks = ReturnType<typeof queries.looksAtPerson.useQuery>;

function LookList({ query: { data, problem, isLoading, refetch } }: { query: Looks }) {
  const zone = useZone();
  return (
    <Card title={words.looks}>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={2} />}
        isEmpty={(looks) => looks.length === 0}
        empty={<p className={styles.text}>{words.noLooks}</p>}
      >
        {(looks) => (
          <ul className={styles.looks} role="list">
            {looks.map(({ at, user, member, deed }) => (
              <li key={`${at} ${user} ${member} ${deed}`}>
                {words.deeds[deed](user, member)}{' '}
                <span className={styles.text}>{formatInstant(at, zone)}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
