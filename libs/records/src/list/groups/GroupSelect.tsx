import type { Collection, Field, ActorRoles } from '@callboard/api-contract';
import { Field as FieldBox, Select } from '@callboard/ui-kit/inputs';
import styles from '../list.module.css';
import { groupMessages as words } from './groupMessages';
import { groupOptions } from './groupOptions';

export interface GroupSelectProps {
  definition: Collection;
  roles: ActorRoles;
  labelOf: (field: Field) => string;
  group: string | undefined;
  onChange: (group: string | undefined) => void;
}

/** Selects what the rows of a list are grouped by. */
export function GroupSelect({ definition, roles, labelOf, group = '', onChange }: GroupSelectProps) {
  return (
    <div className={styles.search}>
      <FieldBox label={words.groupBy}>
        <Select
          placeholder={words.none}
          options={groupOptions(definition, roles, labelOf)}
          value={group}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : value)}
        />
      </FieldBox>
    </div>
  );
}
