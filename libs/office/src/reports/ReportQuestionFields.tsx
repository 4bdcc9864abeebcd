import { readableFields, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { isMeasurable, measureKinds, measureText } from '@callboard/api-contract/lists';
import { useActor, useFieldLabel } from '@callboard/records';
import { FilterPanel, groupOptions } from '@callboard/records/list';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Accordion } from '@callboard/ui-kit/layout';
import { reportMessages as words } from './reportMessages';
import styles from './reports.module.css';
import { questionOf, type useReportDraft } from './useReportDraft';

export interface ReportQuestionFieldsProps {
  editing: ReturnType<typeof useReportDraft>;
  collection: CollectionName;
  askable: readonly { name: CollectionName; label: string }[];
}

/** Question of a report: of which records, what is measured, by what it is grouped, and which records count. */
export function ReportQuestionFields({ editing, collection, askable }: ReportQuestionFieldsProps) {
  const { ask, draft } = editing;
  const { by, second, measure, filters } = draft.question;
  const definition = collectionNamed(collection);
  const { roles } = useActor();
  const labelOf = useFieldLabel();
  const groups = groupOptions(definition, roles, labelOf);
  const measures = readableFields(definition, roles)
    .filter(([, field]) => isMeasurable(field))
    .flatMap(([field, declared]) =>
      measureKinds.map((kind) => ({
        value: measureText({ field, kind }),
        label: words.measureOf(kind, labelOf(declared)),
      })),
    );
  return (
    <div className={styles.fields}>
      <Field label={words.records}>
        <Select
          placeholder={null}
          options={askable.map(({ name, label }) => ({ value: name, label }))}
          value={collection}
          onChange={({ currentTarget }) => ask(questionOf(currentTarget.value))}
        />
      </Field>
      <Field label={words.measure}>
        <Select
          placeholder={null}
          options={[{ value: 'count', label: words.count }, ...measures]}
          value={measure}
          onChange={({ currentTarget }) => ask({ measure: currentTarget.value })}
        />
      </Field>
      <Field label={words.groupBy}>
        <Select
          placeholder={null}
          options={groups}
          value={by}
          onChange={({ currentTarget: { value } }) =>
            ask({ by: value, ...(value === second && { second: null }) })
          }
        />
      </Field>
      <Field label={words.secondGroup}>
        <Select
          placeholder={words.noSecond}
          options={groups.filter(({ value }) => value !== by)}
          value={second ?? ''}
          onChange={({ currentTarget: { value } }) => ask({ second: value === '' ? null : value })}
        />
      </Field>
      <Accordion
        items={[
          {
            id: 'filters',
            title: words.filters,
            detail: filters.length > 0 ? filters.length : undefined,
            children: (
              <FilterPanel
                collection={definition}
                roles={roles}
                filters={filters}
                fixedFields={[]}
                labelOf={labelOf}
                onChange={(changed) => ask({ filters: changed.map(toStored) })}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

type Stored = ReturnType<typeof useReportDraft>['draft']['question']['filters'][number];
type Given = Omit<Stored, 'value'> & { value: string | readonly string[] };

function toStored({ field, operator, value }: Given): Stored {
  return { field, operator, value: typeof value === 'string' ? value : [...value] };
}
