import { DisplayValue, ProgressBar } from '@callboard/ui-kit/display';
import { useFieldGroup } from '@callboard/ui-kit/inputs';
import type { DisplayFieldProps } from './DisplayField';

/** Progress: a bar inside a field, which labels it; else a ring with its own label. */
export function ProgressValue({ definition: { max = 100 }, value }: DisplayFieldProps) {
  const isInField = useFieldGroup().id !== undefined;
  if (!isInField || typeof value !== 'number') return <DisplayValue type="progress" value={{ value, max }} />;
  return <ProgressBar value={value} max={max} />;
}
