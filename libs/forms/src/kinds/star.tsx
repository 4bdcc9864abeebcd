import { DisplayValue } from '@callboard/ui-kit/display';
import { StarRatingInput } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { translate } from '@callboard/language';
import type { QuestionKind } from './formKind';

export const starKind: QuestionKind = {
  Control: StarControl,
  Show: ({ definition, value }) => <DisplayValue type="star" value={{ value, max: definition.max ?? 5 }} />,
  question: { name: () => translate('Stars'), icon: 'star', group: 'options' },
};

/** A rating in stars. */
function StarControl({ definition, value, onChange, onBlur }: FieldControlProps) {
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
