import { TextInput } from '@callboard/ui-kit/inputs';
import { useId } from 'react';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { textOf } from '../values/textOf';
import type { FormKind } from './formKind';

export const timezoneKind: FormKind = {
  Control: TimeZoneControl,
  hasReadOnlyControl: true,
};

/** The name of a time zone, with the browser's list of zones as suggestions. */
function TimeZoneControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const listId = useId();
  return (
    <>
      <TextInput
        name={definition.name}
        list={listId}
        value={textOf(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        disabled={definition.disabled}
        readOnly={definition.readOnly}
        placeholder={definition.placeholder ?? messages.timezoneHint}
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={listId}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
