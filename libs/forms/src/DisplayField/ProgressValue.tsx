import { DisplayValue, ProgressBar } from '@callboard/ui-kit/display';
import { useFieldGroup } from '@callboard/ui-kit/inputs';
import type { DisplayFieldProps } from './DisplayField';

/** How far something is: a bar where a field names it, else a ring that names itself. */
export function ProgressValue({ definition: { max = 100 }, value }: DisplayFieldProps) {
  const isInField = useFieldGroup().id !== undefined;
  if (!isInField || typeof value !== 'number') return <DisplayValue type="progress" value={{ value, max }} />;
  return <ProgressBar value={value} max={max} />;
}
