import { hooksFor } from '@callboard/api-client/collections';
import { limits, type CollectionName } from '@callboard/api-contract';
import { maxLengthOfAlt } from '@callboard/api-contract/attachments';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import {
  calendarForms,
  pagePicture,
  reportFigures,
  settingFields,
  widgetLimits,
  widgetSettings,
  type FieldInput,
  type SettingInput,
} from '@callboard/api-contract/dashboards';
import { places, type WidgetKind } from '@callboard/api-contract/layouts';
import { richTextMarkup } from '@callboard/api-contract/text';
import {
  useFormValue,
  type FieldComponents,
  type FieldControlProps,
  type FieldDefinition,
} from '@callboard/forms';
import { translate } from '@callboard/language';
import { Checkbox, Select, type SelectOption } from '@callboard/ui-kit/inputs';
import { PhotoControl } from '@callboard/uploads';
import { editorMessages as words } from './editorMessages';
import { useOfferedCards } from './useOfferedCards';
import { useWidgetTools } from '../widgets/WidgetTools';
import styles from './LayoutEditor.module.css';

const aboutCollection = ['view', 'status', 'from', 'by', 'date', 'place', 'columns', 'ordering'];

/** The settings that name the field without which a collection can show nothing. */
const fieldsShownBy = ['date', 'place'] as const;

/** The fields of the form of a kind's settings, in the order in which it declares them. */
export function definitionsOf(kind: WidgetKind): FieldDefinition[] {
  const { inputs, needs }: { inputs: readonly SettingInput[]; needs: readonly SettingInput[] } =
    widgetSettings[kind];
  return [
    // A card has the heading of its own.
    ...(kind === 'card' ? [] : [nameField()]),
    ...inputs.map((input) => ({
      ...definitions(input, inputs),
      name: input,
      required: needs.includes(input),
    })),
  ];
}

function nameField(): FieldDefinition {
  return { name: 'name', kind: 'text', label: words.name, required: true, maxLength: 80 };
}

function definitions(input: SettingInput, inputs: readonly SettingInput[]): Omit<FieldDefinition, 'name'> {
  switch (input) {
    case 'collection':
      return {
        kind: 'widget-collection',
        label: words.collection,
        clears: aboutCollection,
        // Without such a field there is nothing that it could show.
        args: { field: fieldsShownBy.find((each) => inputs.includes(each)) },
      };
    case 'view':
      return { kind: 'widget-view', label: words.view, description: words.viewHint };
    case 'date':
      return { kind: 'widget-date', label: words.date };
    case 'place':
      return { kind: 'widget-place', label: words.place };
    case 'show':
      return {
        kind: 'select',
        label: words.show,
        options: calendarForms.map((value) => ({ value, label: words[value] })),
      };
    case 'picture':
      return { kind: 'photo', label: words.picture, max: 1, args: { group: pagePicture } };
    case 'alt':
      return { kind: 'text', label: words.alt, description: words.altHint, maxLength: maxLengthOfAlt };
    case 'caption':
      return { kind: 'text', label: words.caption, maxLength: widgetLimits.caption };
    case 'status':
      return { kind: 'widget-status', label: words.status };
    case 'from':
      return { kind: 'widget-from', label: words.from, description: words.fromHint };
    case 'by':
      return { kind: 'widget-by', label: words.by };
    case 'columns':
      return {
        kind: 'widget-columns',
        label: words.columns,
        description: words.columnsHint(widgetLimits.columns),
      };
    case 'ordering':
      return { kind: 'widget-ordering', label: words.ordering };
    case 'rows':
      return { kind: 'integer', label: words.rows, min: 1, max: widgetLimits.rows, width: 'small' };
    case 'report':
      return { kind: 'widget-report', label: words.report, description: words.reportHint };
    case 'figure':
      return {
        kind: 'select',
        label: words.figure,
        placeholder: words.asReport,
        options: reportFigures.map((value) => ({ value, label: words.figures[value] })),
      };
    case 'richtext':
      return { kind: 'richtext', label: words.text, markup: richTextMarkup, maxLength: widgetLimits.text };
    case 'card':
      return { kind: 'widget-card', label: words.card };
    default:
      return input satisfies never;
  }
}

/** The controls of settings that depend on the collection that is selected. */
export const settingControls: FieldComponents = {
  'widget-collection': CollectionControl,
  photo: PhotoControl,
  'widget-view': ViewControl,
  'widget-date': (props) => <FieldSelect {...props} input="date" />,
  'widget-place': (props) => <FieldSelect {...props} input="place" />,
  'widget-status': StatusControl,
  'widget-from': (props) => <FieldSelect {...props} input="from" />,
  'widget-by': (props) => <FieldSelect {...props} input="by" />,
  'widget-ordering': OrderingControl,
  'widget-columns': ColumnsControl,
  'widget-card': CardControl,
  'widget-report': ReportControl,
};

function CardControl(props: FieldControlProps) {
  const options = useOfferedCards().map(({ value, label, place }) => ({
    value,
    label: words.cardOf(translate(places[place].name), translate(label)),
  }));
  return <OptionSelect {...props} options={options} />;
}

function CollectionControl(props: FieldControlProps) {
  const { collections } = useWidgetTools();
  const field = fieldsShownBy.find((each) => each === props.definition.args?.['field']);
  const shown = collections.filter(({ name }) => !field || settingFields(name, field).length > 0);
  return <OptionSelect {...props} options={shown.map(({ name, label }) => ({ value: name, label }))} />;
}

/** The saved views of the list of the collection. What is stored is what the selected one filters by now. */
function ViewControl(props: FieldControlProps) {
  const collection = useSelected();
  const { isOffered } = useWidgetTools();
  const { data } = hooksFor('savedViews').useList(
    {
      filters: [{ field: 'collection', operator: 'eq', value: collection ?? '' }],
      ordering: ['name'],
      pageSize: limits.maxPageSize,
    },
    { skip: !collection },
  );
  const options = (data?.results ?? [])
    .filter((view) => isOffered(view))
    .flatMap(({ name, state }) => (state ? [{ value: state, label: name }] : []));
  const isOther = typeof props.value === 'string' && !options.some(({ value }) => value === props.value);
  const other = isOther ? [{ value: String(props.value), label: words.otherView }] : [];
  return <OptionSelect {...props} options={[...options, ...other]} />;
}

/** The reports that the user can open. Those of the user alone are marked: others who read the page see no answer. */
function ReportControl(props: FieldControlProps) {
  const { data } = hooksFor('reports').useList({ ordering: ['name'], pageSize: limits.maxPageSize });
  const options = (data?.results ?? []).map(({ hashcode, name, shared_with }) => ({
    value: hashcode,
    label: shared_with === 'owner' ? words.privateReport(name) : name,
  }));
  const isOther =
    data && typeof props.value === 'string' && !options.some(({ value }) => value === props.value);
  const other = isOther ? [{ value: String(props.value), label: words.otherReport }] : [];
  return <OptionSelect {...props} options={[...options, ...other]} />;
}

function StatusControl(props: FieldControlProps) {
  const collection = useSelected();
  const statuses = Object.entries((collection && collectionNamed(collection).lifecycle?.statuses) ?? {});
  return (
    <OptionSelect
      {...props}
      options={statuses.map(([value, { label }]) => ({ value, label: translate(label) }))}
    />
  );
}

function FieldSelect({ input, ...props }: FieldControlProps & { input: FieldInput }) {
  return <OptionSelect {...props} options={useFieldOptions(input)} />;
}

function OrderingControl(props: FieldControlProps) {
  const options = useFieldOptions('ordering').flatMap(({ value, label }) => [
    { value, label: words.ascending(label) },
    { value: `-${value}`, label: words.descending(label) },
  ]);
  return <OptionSelect {...props} options={options} />;
}

function ColumnsControl({ value, onChange, onBlur }: FieldControlProps) {
  const options = useFieldOptions('columns');
  const selected = Array.isArray(value) ? value.map(String) : [];
  return (
    <div className={styles.options} onBlur={onBlur}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={selected.includes(option.value)}
          disabled={selected.length >= widgetLimits.columns && !selected.includes(option.value)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? [...selected, option.value]
                : selected.filter((each) => each !== option.value),
            )
          }
        />
      ))}
    </div>
  );
}

function OptionSelect({
  definition,
  value,
  onChange,
  onBlur,
  options,
}: FieldControlProps & { options: readonly SelectOption[] }) {
  return (
    <Select
      name={definition.name}
      options={options}
      value={typeof value === 'string' ? value : ''}
      placeholder={definition.required ? undefined : words.any}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      onBlur={onBlur}
    />
  );
}

function useSelected(): CollectionName | undefined {
  const value = useFormValue('collection');
  return typeof value === 'string' && isCollectionName(value) ? value : undefined;
}

function useFieldOptions(input: FieldInput): SelectOption[] {
  const { fieldLabel } = useWidgetTools();
  const collection = useSelected();
  if (!collection) return [];
  return settingFields(collection, input).map(([value, field]) => ({ value, label: fieldLabel(field) }));
}
