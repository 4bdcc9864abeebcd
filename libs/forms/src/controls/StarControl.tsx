import { StarRatingInput } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';

/** A rating in stars. */
export function StarControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  return (
    <div onBlur={onBlur}>
      <StarRatingInput
        value={typeof value === 'number' ? value : undefined}
        onValueChange={(stars) => onChange(stars ?? null)}
        max={definition.max}
        required={definition.required}
        disabled={definition.disabled}
      />
    </div>
  );
}
