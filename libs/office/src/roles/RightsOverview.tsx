import { limitedRoles, type CollectionName, type LimitedRole } from '@callboard/api-contract';
import type { StoredLimits } from '@callboard/api-contract/accounts';
import { collectionNamed } from '@callboard/api-contract/collections';
import { EmptyState } from '@callboard/ui-kit/display';
import { Checkbox, SearchBox, SegmentedControl } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { RightsDialog } from './RightsDialog';
import { roleMessages as words } from './roleMessages';
import { declaredVerbs, verbsLeft, type OwnLimits } from './rightsOfRole';
import styles from './RightsOverview.module.css';
import { useServedCollections } from './useServedCollections';

export interface RightsOverviewProps {
  all: readonly StoredLimits[];
  /** Called when the limits were changed, or had been by another admin. */
  onChange: () => void;
}

/** Rights of every role in every collection, in one table; each cell opens the rights that it shows. */
export function RightsOverview({ all, onChange }: RightsOverviewProps) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<LimitedRole | 'all'>('all');
  const [isLimitedOnly, setLimitedOnly] = useState(false);
  const [opened, setOpened] = useState<{ role: LimitedRole; collection: CollectionName }>();
  const roles = shown === 'all' ? limitedRoles : [shown];
  const columns = all.filter(({ role }) => roles.includes(role));
  const found = useServedCollections(roles).filter(
    ({ name, label }) =>
      label.toLowerCase().includes(search.trim().toLowerCase()) &&
      (!isLimitedOnly || columns.some(({ limits }) => limits[name] !== undefined)),
  );
  const stored = opened && all.find(({ role }) => role === opened.role);
  return (
    <Stack>
      <SearchBox label={words.search} value={search} onValueChange={setSearch} />
      <SegmentedControl
        label={words.role}
        segments={[
          { value: 'all', label: words.allRoles },
          ...limitedRoles.map((value) => ({ value, label: words.roles[value] })),
        ]}
        value={shown}
        onValueChange={setShown}
      />
      <Checkbox
        label={words.limitedOnly}
        checked={isLimitedOnly}
        onChange={(event) => setLimitedOnly(event.currentTarget.checked)}
      />
      {found.length === 0 ? (
        <EmptyState icon="search" title={isLimitedOnly ? words.noneLimited : words.none} />
      ) : (
        <Matrix rows={found} columns={columns} onOpen={setOpened} />
      )}
      {opened && stored && (
        <RightsDialog
          stored={stored}
          collection={opened.collection}
          onChange={onChange}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

interface MatrixProps {
  rows: readonly { name: CollectionName; label: string }[];
  columns: readonly StoredLimits[];
  onOpen: (cell: { role: LimitedRole; collection: CollectionName }) => void;
}

function Matrix({ rows, columns, onOpen }: MatrixProps) {
  return (
    // A scrollable region must be reachable by keyboard.
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={words.tabs.overview}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.collection}</th>
            {columns.map(({ role }) => (
              <th key={role} scope="col">
                {words.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              {columns.map(({ role, limits }) => (
                <td key={role}>
                  <RightsCell
                    collection={name}
                    role={role}
                    limits={limits[name]}
                    label={`${label}, ${words.roles[role]}`}
                    onOpen={() => onOpen({ role, collection: name })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RightsCellProps {
  collection: CollectionName;
  role: LimitedRole;
  /** Undefined where nothing is taken away. */
  limits: OwnLimits | undefined;
  /** Of what these are the rights. */
  label: string;
  onOpen: () => void;
}

/** Remaining rights in words, the others struck through. */
function RightsCell({ collection, role, limits, label, onOpen }: RightsCellProps) {
  const definition = collectionNamed(collection);
  const declared = declaredVerbs(definition, role);
  if (declared.length === 0) return <span className={styles.nothing}>{words.nothing}</span>;
  const left = verbsLeft(definition, role, limits ?? {});
  const { transitions = [], hidden = [], fixed = [], rows } = limits ?? {};
  const notes = [
    ...(rows === undefined ? [] : [words.ownRows]),
    ...(transitions.length > 0 ? [`${words.takenTransitions}: ${transitions.length}`] : []),
    ...(hidden.length > 0 ? [`${words.hiddenFields}: ${hidden.length}`] : []),
    ...(fixed.length > 0 ? [`${words.fixedFields}: ${fixed.length}`] : []),
  ];
  return (
    <button
      type="button"
      className={styles.cell}
      data-limited={limits !== undefined || undefined}
      onClick={onOpen}
    >
      <span data-visually-hidden>{label}: </span>
      <span className={styles.verbs}>
        {declared.map((verb) =>
          left.includes(verb) ? (
            <span key={verb}>{words.verbs[verb]}</span>
          ) : (
            <del key={verb}>
              <span data-visually-hidden>{words.not} </span>
              {words.verbs[verb]}
            </del>
          ),
        )}
      </span>
      {notes.length > 0 && <span className={styles.notes}>{notes.join(' · ')}</span>}
    </button>
  );
}
