import type { RecordBase, CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { Form, type FieldComponents, type FieldDefinition, type FormDraft } from '@callboard/forms';
import { useTenant } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { use, useState } from 'react';
import { useActor } from '../actor/useActor';
import { useThrough } from '../actor/useThrough';
import type { BodyValues } from '@callboard/api-client/collections';
import { useZone } from '../hooks/useZone';
import { formMessages } from './formMessages';
import { useCollectionLabel, useFieldLabel } from '../values/useLabels';
import { closedFields } from './closedFields';
import { ClosedNote } from './ClosedNote';
import { FormCollectionContext } from './FormCollectionContext';
import { FormNoteContext } from './FormNoteContext';
import { MoneyFieldControl } from './MoneyFieldControl';
import { ReferenceControl } from './ReferenceControl';
import { RecordFormFields } from './RecordFormFields';
import { recordValidator } from './recordValidator';
import { StaleRecordOptions } from './StaleRecordOptions';
import { toDefinitions } from './toDefinitions';
import { toFormValues } from './toBody';
import { useSaveRecord } from './useSaveRecord';

export interface RecordFormProps {
  /** The collection of the record. */
  collection: CollectionName;
  /** The record to change; if omitted, the form creates a new one. */
  record?: RecordBase | undefined;
  /** The values of a new record; a reference as a hashcode or as a reference object. */
  defaults?: BodyValues | undefined;
  /** Fields that are not shown; their defaults are still sent. */
  hidden?: readonly string[] | undefined;
  /** Called with the saved record. */
  onDone: (record: RecordBase) => void;
  /** Called when the user cancels; without it there is no button for that. */
  onCancel?: (() => void) | undefined;
  /** Called when the form begins or ceases to have unsaved input. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Stores unsaved input until the record is saved. */
  draft?: FormDraft | null | undefined;
  /** A sentence under some fields, before what describes them. */
  notes?: Readonly<Record<string, string>> | undefined;
  /** The field that has the focus first. */
  focus?: string | undefined;
}

const nothing = {};
const noneHidden: readonly string[] = [];
const fieldComponents: FieldComponents = { reference: ReferenceControl, money: MoneyFieldControl };

/**
 * Creates or changes a record. The contract defines its fields and rules for the actor. If another user saved first, both
 * versions are shown and the user selects one.
 */
export function RecordForm(props: RecordFormProps) {
  const { collection, hidden = noneHidden, onDone, onCancel, onDirtyChange, draft, focus } = props;
  // Edit the version that was opened: a newer one that arrives meanwhile must not overwrite the user's input, nor
  // be sent as the version that the user saw.
  const [{ record, defaults = nothing }] = useState(props);
  const definition = collectionNamed(collection);
  const { roles } = useActor();
  const tenant = useTenant();
  const Note = use(FormNoteContext);
  const label = useCollectionLabel(collection);
  const labelOf = useFieldLabel();
  const [zone, setZone] = useState(useZone());
  const occasion = record ? 'update' : 'create';
  const save = useSaveRecord({ collection, definition, roles, record, onDone });
  const initialValues = toFormValues(record, defaults, definition, roles, tenant);
  const validate = recordValidator(definition, occasion, roles, zone);
  const through = useThrough(definition, record);
  const closed = closedFields(definition, roles, record, through);
  const definitions = toDefinitions({
    collection: definition,
    roles,
    occasion,
    hidden: [...hidden, ...closed],
    labelOf,
    tenant: tenant.code,
  }).map((field) => withNote(field, props.notes?.[field.name]));

  if (save.stale) {
    return (
      <StaleRecordOptions
        {...save.stale}
        definition={definition}
        onSave={save.saveSelection}
        onCancel={onCancel}
      />
    );
  }
  if (through === undefined) return <Skeleton lines={6} />;
  const note = record && closed.length > 0 && (
    <ClosedNote definition={definition} roles={roles} record={record} label={label.one} />
  );
  if (note && definitions.length === 0) return note;
  return (
    <FormCollectionContext value={definition}>
      {note}
      <Form
        definitions={definitions}
        initialValues={initialValues}
        validate={validate}
        onSubmit={save.submit}
        onCancel={onCancel}
        onDirtyChange={onDirtyChange}
        draft={draft}
        focus={focus}
        submitLabel={record ? formMessages.save : formMessages.add(label.one)}
        fieldComponents={fieldComponents}
      >
        <RecordFormFields collection={definition} definitions={definitions} onZoneChange={setZone} />
        {Note && <Note record={record} />}
      </Form>
    </FormCollectionContext>
  );
}

function withNote(field: FieldDefinition, note: string | undefined): FieldDefinition {
  return note === undefined
    ? field
    : { ...field, description: [note, field.description].filter(Boolean).join(' ') };
}
