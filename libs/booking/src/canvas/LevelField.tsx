import type { FloorPlan } from '@callboard/api-contract/booking';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { viewMessages } from '../messages';

export interface LevelFieldProps {
  levels: FloorPlan['levels'];
  /** The id of the level that the picture shows. */
  level: string;
  onChange: (level: string) => void;
  /** @default false */
  isLabelHidden?: boolean;
}

/** Selects the level of a plan that the picture shows; nothing where there is only one. */
export function LevelField({ levels, level, onChange, isLabelHidden = false }: LevelFieldProps) {
  if (levels.length < 2) return null;
  return (
    <Field label={viewMessages.level} isLabelHidden={isLabelHidden}>
      <Select
        placeholder={null}
        value={level}
        options={levels.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    </Field>
  );
}
