import { collections } from '@callboard/api-client/collections';
import { limits, recordPath, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { LazyRecordFormDialog } from '@callboard/records';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link } from 'react-router';
import { PlacesOfRole } from './PlacesOfRole';
import { Rights } from './RightsByRole';
import { roleMessages as words } from './roleMessages';
import styles from './roles.module.css';

const ownRights = ['limits', 'scope'];

/** The roles that admins made, and what each of them takes away from its base (clause 6.8). */
export function MadeRoles() {
  const [opened, setOpened] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const { data, problem, isLoading, refetch } = collections.customRoles.useList({
    ordering: ['name'],
    pageSize: limits.maxPageSize,
  });
  if (opened !== undefined) return <MadeRole hashcode={opened} onClose={() => setOpened(undefined)} />;
  return (
    <Stack>
      <div>
        <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
          {words.newRole}
        </Button>
      </div>
      <QueryView
        query={{ value: data?.results, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={5} />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState icon="people" title={words.noneMade}>
            {words.noneMadeText}
          </EmptyState>
        }
      >
        {(all) => (
          <ul className={styles.list} role="list" aria-label={words.tabs.made}>
            {all.map(({ hashcode, name, base }) => (
              <li key={hashcode}>
                <button type="button" className={styles.collection} onClick={() => setOpened(hashcode)}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.summary}>{words.madeFrom({ base: words.roles[base] })}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding && (
        <LazyRecordFormDialog
          collection="customRoles"
          hidden={ownRights}
          onDone={({ hashcode }) => setOpened(hashcode)}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  );
}

function MadeRole({ hashcode, onClose }: { hashcode: string; onClose: () => void }) {
  const { data, problem, isLoading, refetch } = collections.customRoles.useGet(hashcode);
  return (
    <Stack>
      <div>
        <Button icon="back" onClick={onClose}>
          {words.allMade}
        </Button>
      </div>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={10} />}
      >
        {(role) => <RightsOfMade role={role} onChange={refetch} />}
      </QueryView>
    </Stack>
  );
}

function RightsOfMade({ role, onChange }: { role: RecordOf<'customRoles'>; onChange: () => void }) {
  const { hashcode, name, base, version = 1 } = role;
  const stored = { role: base, limits: role.limits ?? {}, version, changed: null, made: { hashcode, name } };
  return (
    <Stack>
      <h2>{name}</h2>
      <p className={styles.note}>
        {words.madeFrom({ base: words.roles[base] })}. {words.madeNote}
      </p>
      <Link to={recordPath(collectionNamed('customRoles'), { hashcode })}>{words.openMade}</Link>
      <PlacesOfRole role={role} onChange={onChange} />
      <Rights stored={stored} onChange={onChange} />
    </Stack>
  );
}
