import { collectionNamed } from '@callboard/api-contract/collections';
import { NumberField, type NumberFieldProps } from '@callboard/ui-kit/inputs';
import { enteringMessages as words } from './enteringMessages';

/** The school year of a member, within the limits of the tenant's collection. */
export function SchoolYearField(props: Pick<NumberFieldProps, 'description' | 'value' | 'onValueChange'>) {
  const field = collectionNamed('participants').fields['year_level'];
  const { min, max } = field?.kind === 'integer' ? field : {};
  return <NumberField label={words.schoolYear} min={min} max={max} step={1} {...props} />;
}
