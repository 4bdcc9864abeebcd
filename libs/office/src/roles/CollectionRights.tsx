import type { CollectionName, LimitedRole } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { translationOf } from '@callboard/language';
import { useCollectionLabel, useFieldLabel } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, Select } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { roleMessages as words } from './roleMessages';
import {
  canTake,
  declaredTransitions,
  declaredVerbs,
  fieldOptions,
  rowOptions,
  withField,
  withTransition,
  withVerb,
  type FieldOption,
  type OwnLimits,
} from './rightsOfRole';
import styles from './roles.module.css';

export interface CollectionRightsProps {
  collection: CollectionName;
  role: LimitedRole;
  /** Name of the role, or of one that was made on its base. */
  roleName: string;
  limits: OwnLimits;
  isSaving: boolean;
  onSave: (limits: OwnLimits) => void;
  onClose: () => void;
}

/** Rights of one role in one collection: its verbs, its records and its fields. */
export function CollectionRights({
  collection,
  role,
  roleName,
  limits,
  isSaving,
  onSave,
  onClose,
}: CollectionRightsProps) {
  const [draft, setDraft] = useState(limits);
  const label = useCollectionLabel(collection);
  const definition = collectionNamed(collection);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={560}
      title={`${label.many}: ${roleName}`}
      actions={
        <>
          <Button onClick={() => setDraft({})}>{words.giveBack}</Button>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isSaving} onClick={() => onSave(draft)}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.canDo}</legend>
          {declaredVerbs(definition, role).map((verb) => (
            <Checkbox
              key={verb}
              label={words.verbs[verb]}
              description={canTake(definition, verb) ? undefined : words.needed}
              disabled={!canTake(definition, verb)}
              checked={!(draft.verbs ?? []).includes(verb)}
              onChange={(event) => setDraft(withVerb(draft, verb, event.currentTarget.checked))}
            />
          ))}
        </fieldset>
        <Transitions {...{ collection, role, draft }} onChange={setDraft} />
        <Rows {...{ collection, role, draft }} onChange={(rows) => setDraft({ ...draft, rows })} />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.fields}</legend>
          {fieldOptions(definition, role, draft).map((option) => (
            <FieldRow
              key={option.name}
              option={option}
              onChange={(right) => setDraft(withField(draft, option.name, right))}
            />
          ))}
        </fieldset>
        <p className={styles.note}>{words.effect}</p>
      </Stack>
    </Dialog>
  );
}

interface TransitionsProps {
  collection: CollectionName;
  role: LimitedRole;
  draft: OwnLimits;
  onChange: (draft: OwnLimits) => void;
}

function Transitions({ collection, role, draft, onChange }: TransitionsProps) {
  const transitions = declaredTransitions(collectionNamed(collection), role);
  if (transitions.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.canMake}</legend>
      {transitions.map(([name, label]) => (
        <Checkbox
          key={name}
          label={translationOf(label)}
          checked={!(draft.transitions ?? []).includes(name)}
          onChange={(event) => onChange(withTransition(draft, name, event.currentTarget.checked))}
        />
      ))}
    </fieldset>
  );
}

interface RowsProps {
  collection: CollectionName;
  role: LimitedRole;
  draft: OwnLimits;
  onChange: (field: string | undefined) => void;
}

function Rows({ collection, role, draft, onChange }: RowsProps) {
  const fieldLabel = useFieldLabel();
  const { fields } = collectionNamed(collection);
  const options = rowOptions(collectionNamed(collection), role).flatMap((name) =>
    fields[name] ? [{ value: name, label: `${words.rowsWhere}: ${fieldLabel(fields[name])}` }] : [],
  );
  if (options.length === 0) return null;
  return (
    <Field label={words.rows}>
      <Select
        placeholder={null}
        options={[{ value: '', label: words.allRows }, ...options]}
        value={draft.rows ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </Field>
  );
}

function FieldRow({
  option,
  onChange,
}: {
  option: FieldOption;
  onChange: (right: FieldOption['right']) => void;
}) {
  const fieldLabel = useFieldLabel();
  const { options, right, field } = option;
  const label = fieldLabel(field);
  return (
    <div className={styles.field}>
      <span>{label}</span>
      {options.length === 1 ? (
        <span className={styles.fixed}>{words[right]}</span>
      ) : (
        <Select
          aria-label={label}
          placeholder={null}
          options={options.map((value) => ({ value, label: words[value] }))}
          value={right}
          onChange={({ currentTarget: { value } }) => {
            const selected = options.find((each) => each === value);
            if (selected) onChange(selected);
          }}
        />
      )}
    </div>
  );
}
