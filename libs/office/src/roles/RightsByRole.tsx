import { limitedRoles, type CollectionName, type LimitedRole } from '@callboard/api-contract';
import type { StoredLimits } from '@callboard/api-contract/accounts';
import { collectionNamed } from '@callboard/api-contract/collections';
import { DateText } from '@callboard/ui-kit/dates';
import { Badge, EmptyState } from '@callboard/ui-kit/display';
import { SearchBox, SegmentedControl } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { RightsDialog } from './RightsDialog';
import { roleMessages as words } from './roleMessages';
import { verbsLeft, type OwnLimits } from './rightsOfRole';
import styles from './roles.module.css';
import type { EditedLimits } from './useSaveLimits';
import { useServedCollections } from './useServedCollections';

export interface RightsByRoleProps {
  all: readonly StoredLimits[];
  role: LimitedRole;
  onRoleChange: (role: LimitedRole) => void;
  /** Called when the limits were changed, or had been by another admin. */
  onChange: () => void;
}

/** Rights of one role, collection by collection. */
export function RightsByRole({ all, role, onRoleChange, onChange }: RightsByRoleProps) {
  const stored = all.find((each) => each.role === role);
  return (
    <Stack>
      <SegmentedControl
        label={words.role}
        segments={limitedRoles.map((value) => ({ value, label: words.roles[value] }))}
        value={role}
        onValueChange={onRoleChange}
      />
      {stored && <Rights key={role} stored={stored} onChange={onChange} />}
    </Stack>
  );
}

/** Rights that one role still has in each collection, to be changed. */
export function Rights({ stored, onChange }: { stored: EditedLimits; onChange: () => void }) {
  const { role } = stored;
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<CollectionName>();
  const found = useServedCollections([role]).filter(({ label }) =>
    label.toLowerCase().includes(search.trim().toLowerCase()),
  );
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
        <RightsDialog
          stored={stored}
          collection={opened}
          onChange={onChange}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

function summaryOf(name: CollectionName, role: LimitedRole, limits: OwnLimits): string {
  const left = verbsLeft(collectionNamed(name), role, limits);
  const { transitions = [], hidden = [], fixed = [], rows } = limits;
  return [
    left.length > 0 ? left.map((verb) => words.verbs[verb]).join(', ') : words.nothing,
    ...(rows === undefined ? [] : [words.ownRows]),
    ...(transitions.length > 0 ? [`${words.takenTransitions}: ${transitions.length}`] : []),
    ...(hidden.length > 0 ? [`${words.hiddenFields}: ${hidden.length}`] : []),
    ...(fixed.length > 0 ? [`${words.fixedFields}: ${fixed.length}`] : []),
  ].join(' · ');
}
