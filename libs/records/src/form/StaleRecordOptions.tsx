import { valueIn, type Collection } from '@callboard/api-contract';
import { reasonName, type SubmitFailure } from '@callboard/forms';
import { KeyValueList } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState, type ReactNode } from 'react';
import type { BodyValues } from '@callboard/api-client/collections';
import { formMessages } from './formMessages';
import { messages } from '../messages';
import { RawValue } from '../values/RawValue';
import { useFieldLabel } from '../values/useLabels';
import { useRecordZone } from '../values/useRecordZone';
import styles from './form.module.css';
import type { Stale } from './useSaveRecord';
import { VersionOptions, type Side } from './VersionOptions';

export interface StaleRecordOptionsProps extends Stale {
  definition: Collection;
  onSave: (changes: BodyValues) => Promise<SubmitFailure | undefined>;
  onCancel: (() => void) | undefined;
}

/** Shows both versions after another user saved first, with a selection for each field that both changed. */
export function StaleRecordOptions({
  current,
  comparison,
  definition,
  onSave,
  onCancel,
}: StaleRecordOptionsProps) {
  const { both, onlyMine, onlyTheirs, mine } = comparison;
  const [selections, setSelections] = useState<Readonly<Record<string, Side>>>({});
  const [failure, setFailure] = useState<SubmitFailure>();
  const [isSaving, setSaving] = useState(false);
  const labelOf = useFieldLabel();
  const zone = useRecordZone(definition, current);
  const isDecided = both.every((name) => selections[name] !== undefined);

  async function save() {
    setSaving(true);
    const toSave = [...onlyMine, ...both.filter((name) => selections[name] === 'mine')];
    // Send the reason along with its date.
    const sent = toSave.flatMap((name) => [name, reasonName(name)]).filter((name) => name in mine);
    setFailure(await onSave(Object.fromEntries(sent.map((name) => [name, mine[name]]))));
    setSaving(false);
  }

  /** Renders the value of each field. */
  function lines(names: readonly string[], valueOf: (name: string) => unknown) {
    return names.flatMap((name) => {
      const field = definition.fields[name];
      return field
        ? [{ label: labelOf(field), value: <RawValue field={field} value={valueOf(name)} zone={zone} /> }]
        : [];
    });
  }

  return (
    <div className={styles.stale}>
      <Banner kind="warning" title={formMessages.staleTitle}>
        {formMessages.staleText}
      </Banner>
      {failure && <Banner kind="error">{failure.message}</Banner>}
      {both.map((name) => {
        const field = definition.fields[name];
        if (!field) return null;
        return (
          <VersionOptions
            key={name}
            field={field}
            label={labelOf(field)}
            mine={mine[name]}
            theirs={valueIn(current, name)}
            zone={zone}
            value={selections[name]}
            onValueChange={(side) => setSelections({ ...selections, [name]: side })}
          />
        );
      })}
      <Section title={formMessages.staleOnlyMine} items={lines(onlyMine, (name) => mine[name])} />
      <Section
        title={formMessages.staleOnlyTheirs}
        items={lines(onlyTheirs, (name) => valueIn(current, name))}
      />
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
        <Button variant="primary" disabled={!isDecided} isBusy={isSaving} onClick={() => void save()}>
          {formMessages.staleSave}
        </Button>
      </div>
    </div>
  );
}

function Section({ title, items }: { title: string; items: { label: string; value: ReactNode }[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className={styles.sectionTitle}>{title}</h3>
      <KeyValueList items={items} />
    </section>
  );
}
