import { actions, queries } from '@callboard/api-client/actions';
import {
  collectionNamed,
  collectionNames,
  isServedTo,
  limitedRoles,
  type CollectionName,
  type StoredLimits,
  type LimitedRole,
} from '@callboard/api-contract';
import { DateText } from '@callboard/ui-kit/dates';
import { useCollectionLabels } from '@callboard/records';
import { useTenant } from '@callboard/tenant';
import { Badge, EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { SearchBox, SegmentedControl } from '@callboard/ui-kit/inputs';
import { Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { CollectionRights } from './CollectionRights';
import { roleMessages as words } from './roleMessages';
import { declaredVerbs, tidied, verbsLeft, type OwnLimits } from './rightsOfRole';
import styles from './roles.module.css';
import { SeeAsRole } from './SeeAsRole';

/** What each role can do, limited by admins collection by collection (clause 6.8). */
export function Screen() {
  const { data, problem, isLoading, refetch } = queries.roleLimits.useQuery();
  const [role, setRole] = useState<LimitedRole>('staff');
  return (
    <Page>
      <PageHeader title={words.title} subtitle={words.subtitle} actions={<SeeAsRole role={role} />} />
      <SegmentedControl
        label={words.role}
        segments={limitedRoles.map((value) => ({ value, label: words.roles[value] }))}
        value={role}
        onValueChange={setRole}
      />
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={10} />}
      >
        {(all) => {
          const stored = all.find((each) => each.role === role);
          return stored && <Rights key={role} stored={stored} onChange={refetch} />;
        }}
      </QueryView>
    </Page>
  );
}

interface RightsProps {
  stored: StoredLimits;
  /** Called when the limits were changed, or had been by another admin. */
  onChange: () => void;
}

function Rights({ stored, onChange }: RightsProps) {
  const { role } = stored;
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<CollectionName>();
  const { save, isSaving } = useSaveLimits(stored, onChange);
  const found = useServed(role).filter(({ label }) =>
    label.toLowerCase().includes(search.trim().toLowerCase()),
  );

  async function close(limits: OwnLimits) {
    if (opened && (await save(opened, limits))) setOpened(undefined);
  }

  return (
    <Stack>
      <SearchBox label={words.search} value={search} onValueChange={setSearch} />
      {found.length === 0 ? (
        <EmptyState icon="search" title={words.none} />
      ) : (
        <ul className={styles.list} role="list" aria-label={words.title}>
          {found.map(({ name, label }) => (
            <li key={name}>
              <button type="button" className={styles.collection} onClick={() => setOpened(name)}>
                <span className={styles.name}>{label}</span>
                <span className={styles.summary}>{summaryOf(name, role, stored.limits[name] ?? {})}</span>
                {stored.limits[name] && <Badge tone="yellow">{words.limited}</Badge>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {stored.changed && (
        <p className={styles.note}>
          {words.changedBy} {stored.changed.by} <DateText value={stored.changed.at} />
        </p>
      )}
      {opened && (
        <CollectionRights
          collection={opened}
          role={role}
          limits={stored.limits[opened] ?? {}}
          isSaving={isSaving}
          onSave={(limits) => void close(limits)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

/** The collections of this tenant with which a role can do something at most, by their labels. */
function useServed(role: LimitedRole): { name: CollectionName; label: string }[] {
  const { code } = useTenant();
  const labelOf = useCollectionLabels();
  return collectionNames
    .filter((name) => {
      const collection = collectionNamed(name);
      return isServedTo(collection, code) && declaredVerbs(collection, role).length > 0;
    })
    .map((name) => ({ name, label: labelOf(name).many }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

function useSaveLimits({ role, limits, version }: StoredLimits, onChange: () => void) {
  const [limitRole, { isLoading: isSaving }] = actions.limitRole.useAction();
  const alerts = useAlerts();

  async function undo(since: number) {
    const outcome = await limitRole({ role, limits, version: since });
    onChange();
    if (outcome.ok) alerts.show({ kind: 'success', message: words.undone });
  }

  /** Stores the limits of one collection; answers whether they were. */
  async function save(collection: CollectionName, own: OwnLimits): Promise<boolean> {
    const { [collection]: _before, ...others } = limits;
    const taken = tidied(own);
    const outcome = await limitRole({
      role,
      version,
      limits: taken ? { ...others, [collection]: taken } : others,
    });
    onChange();
    if (!outcome.ok) return false;
    const since = outcome.data.version;
    alerts.show({
      kind: 'success',
      message: words.saved,
      action: { label: words.undo, onAct: () => void undo(since) },
    });
    return true;
  }

  return { save, isSaving };
}

function summaryOf(name: CollectionName, role: LimitedRole, limits: OwnLimits): string {
  const left = verbsLeft(collectionNamed(name), role, limits);
  const { hidden = [], fixed = [], rows } = limits;
  return [
    left.length > 0 ? left.map((verb) => words.verbs[verb]).join(', ') : words.nothing,
    ...(rows === undefined ? [] : [words.ownRows]),
    ...(hidden.length > 0 ? [`${words.hiddenFields}: ${hidden.length}`] : []),
    ...(fixed.length > 0 ? [`${words.fixedFields}: ${fixed.length}`] : []),
  ].join(' · ');
}
