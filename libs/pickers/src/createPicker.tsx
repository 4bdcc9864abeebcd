import type { CollectionName } from '@callboard/api-contract';
import { RecordPicker, type RecordPickerProps } from './RecordPicker/RecordPicker';
import { RecordsPicker, type RecordsPickerProps } from './RecordPicker/RecordsPicker';
import { hashcodeOf, type PickerSettings } from './RecordPicker/settings';

/** Options for all uses of a picker; the `filters` prop of one use is added to the filters here. */
export interface PickerOptions extends PickerSettings {
  /** Allows several selected records. @default false */
  isMultiple?: boolean;
  /** Value that `onChange` receives. @default 'reference' */
  valueAs?: 'reference' | 'hashcode';
}

type Single<V> = Omit<RecordPickerProps, 'collection' | 'onChange'> & { onChange: (value: V | null) => void };
type Multiple<V> = Omit<RecordsPickerProps, 'collection' | 'onChange'> & {
  onChange: (value: readonly V[]) => void;
};
type ValueOf<O> = O extends { valueAs: 'hashcode' }
  ? string
  : Parameters<RecordPickerProps['onChange']>[0] & {};
type ValuesOf<O> = O extends { valueAs: 'hashcode' } ? string : RecordsPickerProps['value'][number];

/** The props of the picker that `createPicker` returns for these options. */
export type PickerProps<O extends PickerOptions> = O extends { isMultiple: true }
  ? Multiple<ValuesOf<O>>
  : Single<ValueOf<O>>;

const none: PickerOptions = {};

/**
 * Creates the picker of one collection.
 * @example export const VenuePicker = createPicker('venues', { groupBy: 'region' });
 */
export function createPicker<const O extends PickerOptions = PickerOptions>(
  collection: CollectionName,
  options?: O,
): { (props: PickerProps<O>): React.ReactNode; displayName: string } {
  const { isMultiple = false, valueAs = 'reference', ...settings } = options ?? none;
  const asHashcode = valueAs === 'hashcode';

  function OnePicker({ onChange, filters = [], ...props }: Single<never>) {
    // The type of `onChange` depends on the options, which TypeScript cannot follow.
    const notify = onChange as (value: unknown) => void;
    return (
      <RecordPicker
        {...settings}
        {...props}
        collection={collection}
        filters={[...(settings.filters ?? []), ...filters]}
        onChange={(record) => notify(asHashcode && record ? record.hashcode : record)}
      />
    );
  }

  function ManyPicker({ onChange, filters = [], ...props }: Multiple<never>) {
    // Same cast as in the single picker.
    const notify = onChange as (values: readonly unknown[]) => void;
    return (
      <RecordsPicker
        {...settings}
        {...props}
        collection={collection}
        filters={[...(settings.filters ?? []), ...filters]}
        onChange={(records) => notify(asHashcode ? records.map(hashcodeOf) : records)}
      />
    );
  }

  // `isMultiple` decides which one it is; TypeScript cannot follow the conditional type.
  const made = (isMultiple ? ManyPicker : OnePicker) as unknown as ReturnType<typeof createPicker<O>>;
  made.displayName = `${collection}Picker`;
  return made;
}
