import { kindOf, type Collection, type CollectionName, type Field } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import { filterNamed } from '@callboard/api-contract/tags';
import { Button, Icon } from '@callboard/ui-kit/elements';
import { recordHooksFor } from '@callboard/api-client/collections';
import { filterMessages } from './filterMessages';
import { messages } from '../messages';
import { valueText } from '../values/valueText';
import styles from './list.module.css';

export interface FilterChipsProps {
  collection: Collection;
  filters: readonly ListFilter[];
  labelOf: (field: Field) => string;
  onChange: (filters: readonly ListFilter[]) => void;
  onClear: () => void;
  /** True while the list shows this season alone; undefined where it has no seasons. */
  season?: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
}

/** The active filters, each with a button to remove it. */
export function FilterChips({ collection, filters, labelOf, onChange, onClear, season }: FilterChipsProps) {
  return (
    <ul className={styles.chips} role="list" aria-label={filterMessages.activeFilters}>
      {season?.isOn && <Chip text={filterMessages.thisSeason} onRemove={() => season.onChange(false)} />}
      {filters.map((filter) => {
        const field = filterNamed(collection, filter.field);
        const onRemove = () => onChange(filters.filter((other) => other !== filter));
        if (!field) return null;
        const chip = { filter, field, label: labelOf(field), onRemove };
        const key = `${filter.field} ${filter.operator}`;
        return field.kind === 'reference' &&
          filter.operator !== 'since' &&
          isCollectionName(field.to) &&
          typeof filter.value === 'string' ? (
          <ReferenceChip key={key} {...chip} to={field.to} hashcode={filter.value} />
        ) : (
          <Chip key={key} text={chipText(chip)} onRemove={onRemove} />
        );
      })}
      {filters.length > 0 && (
        <li>
          <Button variant="quiet" size="small" onClick={onClear}>
            {messages.clearFilters}
          </Button>
        </li>
      )}
      {season?.isOn === false && (
        <li>
          <Button variant="quiet" size="small" onClick={() => season.onChange(true)}>
            {filterMessages.onlyThisSeason}
          </Button>
        </li>
      )}
    </ul>
  );
}

interface ChipFacts {
  filter: ListFilter;
  field: Field;
  label: string;
  onRemove: () => void;
}

// The URL has only a hashcode; fetch its title.
function ReferenceChip({
  label,
  onRemove,
  to,
  hashcode,
}: ChipFacts & { to: CollectionName; hashcode: string }) {
  const { data } = recordHooksFor(to).useGet(hashcode);
  return <Chip text={filterMessages.is(label, data?.qed_model.title ?? '…')} onRemove={onRemove} />;
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li className={styles.chip}>
      {text}
      <button
        type="button"
        className={styles.chipRemove}
        aria-label={filterMessages.removeFilter(text)}
        onClick={onRemove}
      >
        <Icon name="close" size="small" />
      </button>
    </li>
  );
}

function chipText({ filter: { operator, value }, field, label }: ChipFacts): string {
  const values = typeof value === 'string' ? [value] : value;
  const text = values.map((each) => shown(field, each)).join(', ');
  const isDate = ['date', 'datetime', 'time'].includes(field.kind);
  switch (operator) {
    case 'gte':
      return isDate ? filterMessages.since(label, text) : filterMessages.atLeast(label, text);
    case 'since':
      return filterMessages.since(label, valueText({ kind: 'date', label }, text, 'UTC'));
    case 'lte':
      return isDate ? filterMessages.until(label, text) : filterMessages.atMost(label, text);
    case 'contains':
      return filterMessages.includes(label, text);
    case 'isnull':
      return filterMessages.is(label, value === 'true' ? filterMessages.empty : filterMessages.present);
    default:
      return filterMessages.is(label, text);
  }
}

function shown(field: Field, text: string): string {
  // The bounds of instants are given as days.
  if (field.kind === 'datetime') return valueText({ kind: 'date', label: field.label }, text, 'UTC');
  const parsed = kindOf(field).parseFilter(text, field);
  return valueText(field, parsed.ok ? parsed.value : text, 'UTC');
}
