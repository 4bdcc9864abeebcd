import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { hashcodeOf, RecordsPicker } from '@callboard/pickers';
import { Field } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { roleMessages as words } from './roleMessages';
import styles from './roles.module.css';

interface PlacesOfRoleProps {
  role: RecordOf<'customRoles'>;
  onChange: () => void;
}

type Scope = NonNullable<RecordOf<'customRoles'>['scope']>;

/** The regions and events that a role is limited to: each selection is stored immediately, with Undo. */
export function PlacesOfRole({ role: { hashcode, scope, version }, onChange }: PlacesOfRoleProps) {
  const [patch, { isLoading }] = collections.customRoles.usePatch();
  const alerts = useAlerts();
  const { regions = [], events = [] } = scope ?? {};

  async function store(places: Scope, seen = version): Promise<number | null> {
    const outcome = await patch(hashcode, { scope: places }, seen);
    onChange();
    return outcome.ok ? (outcome.data.version ?? 0) : null;
  }

  async function save(places: Scope) {
    const since = await store(places);
    if (since === null) return;
    const undo = async () => {
      if ((await store({ regions, events }, since)) !== null)
        alerts.show({ kind: 'success', message: words.undone });
    };
    alerts.show({
      kind: 'success',
      message: words.saved,
      action: { label: words.undo, onAct: () => void undo() },
    });
  }

  return (
    <Stack>
      <Field label={words.onlyRegions}>
        <RecordsPicker
          collection="regions"
          canAdd={false}
          disabled={isLoading}
          value={regions}
          onChange={(selected) => void save({ regions: selected.map(hashcodeOf), events })}
        />
      </Field>
      <Field label={words.onlyEvents}>
        <RecordsPicker
          collection="events"
          canAdd={false}
          disabled={isLoading}
          value={events}
          onChange={(selected) => void save({ regions, events: selected.map(hashcodeOf) })}
        />
      </Field>
      <p className={styles.note}>{regions.length + events.length > 0 ? words.somewhere : words.everywhere}</p>
    </Stack>
  );
}
