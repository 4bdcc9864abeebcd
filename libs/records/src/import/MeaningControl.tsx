import { rowRule, type Collection, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import { offeredTo } from '@callboard/api-contract/forms';
import { useTenant } from '@callboard/tenant';
import { nearestNames } from '@callboard/domain/names';
import { namedDraft, RecordPicker, useNearest } from '@callboard/pickers';
import { Button } from '@callboard/ui-kit/elements';
import { Select } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { useActor } from '../actor/useActor';
import { LazyRecordFormDialog } from '../form/LazyRecordFormDialog';
import { translatedOptions } from '../kinds/translatedOptions';
import styles from './import.module.css';
import { messages } from './messages';

export interface MeaningControlProps {
  definition: Collection;
  /** The name of the field. */
  name: string;
  /** The text that was not understood. */
  text: string;
  /** A hashcode or the value of an option; '' for none, undefined before one is selected. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Selects what a text of a file means: a record, which can be added, or an option. */
export function MeaningControl({ definition, name, text, value, onChange }: MeaningControlProps) {
  const { code } = useTenant();
  const field = definition.fields[name];
  if (field?.kind === 'reference' && isCollectionName(field.to))
    return <RecordMeaning collection={field.to} text={text} value={value} onChange={onChange} />;
  if (field?.kind !== 'select') return null;
  const options = translatedOptions(offeredTo(field, code).options);
  const empty = field.required ? [] : [{ value: nothing, label: messages.solveEmpty }];
  const nearest = nearestNames(text, options, ({ label }) => label).slice(0, mostNearest);
  return (
    <div className={styles.meaning}>
      <Select
        placeholder={messages.solveOption}
        options={[...options, ...empty]}
        value={value === '' ? nothing : (value ?? '')}
        onChange={({ target }) => onChange(meaningOf(target.value))}
      />
      {nearest.map((option) => (
        <Button key={option.value} onClick={() => onChange(option.value)}>
          {messages.didYouMean(option.label)}
        </Button>
      ))}
    </div>
  );
}

/** Few enough to stand above the button that adds a record. */
const mostNearest = 2;

/** The value of 'Leave it empty' in a select, where '' is that nothing is selected yet. */
const nothing = ' ';

function meaningOf(selected: string): string | undefined {
  return selected === '' ? undefined : selected.trim();
}

interface RecordMeaningProps extends Pick<MeaningControlProps, 'text' | 'value' | 'onChange'> {
  collection: CollectionName;
}

function RecordMeaning({ collection, text, value, onChange }: RecordMeaningProps) {
  const { roles } = useActor();
  const [isAdding, setIsAdding] = useState(false);
  const canAdd = rowRule(collectionNamed(collection), 'create', roles) !== null;
  const named = canAdd ? namedDraft(collection, text, {}, roles) : null;
  const nearest = useNearest(collection, text).slice(0, mostNearest);
  return (
    <div className={styles.meaning}>
      <RecordPicker
        collection={collection}
        value={value ?? null}
        onChange={(record) => onChange(record?.hashcode)}
      />
      {nearest.map(({ hashcode, qed_model: { title } }) => (
        <Button key={hashcode} onClick={() => onChange(hashcode)}>
          {messages.didYouMean(title)}
        </Button>
      ))}
      {named && <Button onClick={() => setIsAdding(true)}>{messages.solveAdd(text)}</Button>}
      {named && isAdding && (
        <LazyRecordFormDialog
          collection={collection}
          defaults={named.draft}
          onDone={({ hashcode }) => onChange(hashcode)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}
