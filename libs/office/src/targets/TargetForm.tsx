import { entryStatusOptions, targetRoleOptions } from '@callboard/api-contract/messaging';
import { namesSomething } from '@callboard/domain/targets';
import { translate } from '@callboard/language';
import { RecordPicker } from '@callboard/pickers';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { EntriesFilter } from './EntriesFilter';
import { toTarget, type TargetDraft } from './targetDraft';
import { targetMessages as words } from './targetMessages';
import styles from './targets.module.css';
import { translated } from './useTargetText';
import { useCategory } from './useCategory';

export interface TargetFormProps {
  title: string;
  draft: TargetDraft;
  onChange: (draft: TargetDraft) => void;
  /** How many people it reaches, once that is known. */
  reach: { own: number; together: number } | undefined;
  isBusy: boolean;
  /** True if it can have further conditions for entries. */
  hasFilter: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** One group: what its people have in common, and how many they are while it is edited. */
export function TargetForm({
  title,
  draft,
  onChange,
  reach,
  isBusy,
  hasFilter,
  onSave,
  onCancel,
}: TargetFormProps) {
  const [isMissing, setMissing] = useState(false);
  const category = useCategory();
  const isNamed = namesSomething(toTarget(draft));
  const change = (part: Partial<TargetDraft>) => onChange({ ...draft, ...part });

  return (
    <form
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!isNamed);
        if (isNamed) onSave();
      }}
    >
      <h3 className={styles.formTitle}>{title}</h3>
      <p className={styles.hint}>{words.intro}</p>
      {isMissing && !isNamed && <Banner kind="error">{words.nameSomething}</Banner>}
      <div className={styles.fields}>
        <Field label={words.role}>
          <Select
            autoFocus
            placeholder={words.anyRole}
            options={translated(targetRoleOptions)}
            value={draft.role ?? ''}
            onChange={({ currentTarget: { value } }) => change({ role: value || null })}
          />
        </Field>
        <Field label={words.event}>
          <RecordPicker
            collection="events"
            canAdd={false}
            value={draft.event}
            onChange={(event) => change({ event })}
          />
        </Field>
        <Field label={words.region}>
          <RecordPicker
            collection="regions"
            canAdd={false}
            value={draft.region}
            onChange={(region) => change({ region })}
          />
        </Field>
        <Field label={translate(category.label)}>
          <Select
            placeholder={words.any}
            options={translated(category.options)}
            value={draft.category ?? ''}
            onChange={({ currentTarget: { value } }) => change({ category: value || null })}
          />
        </Field>
        <Field label={words.entryStatus}>
          <Select
            placeholder={words.any}
            options={translated(entryStatusOptions)}
            value={draft.entry_status ?? ''}
            onChange={({ currentTarget: { value } }) => change({ entry_status: value || null })}
          />
        </Field>
        <Field label={words.person}>
          <RecordPicker
            collection="users"
            canAdd={false}
            filters={active}
            value={draft.user}
            onChange={(user) => change({ user })}
          />
        </Field>
      </div>
      {hasFilter && (
        <EntriesFilter
          value={draft.entries_filter}
          onChange={(entries_filter) => change({ entries_filter })}
        />
      )}
      <p role="status" className={styles.reach}>
        {isNamed && reach && (
          <>
            <strong>{words.thisGroup(reach.own)}</strong> <span>{words.withThis(reach.together)}</span>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}

const active = [{ field: 'status', operator: 'eq', value: 'active' }] as const;
