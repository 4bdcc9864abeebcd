import type { ExceptionChange, SeatTerm } from '@callboard/domain/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select, type SelectOption } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { offerMessages as words } from './offerMessages';
import { saleChannelNames, saleChannelOf, type OfferNames } from './offerNames';

export interface SelectedSeatsProps {
  terms: readonly SeatTerm[];
  names: OfferNames;
  onChange: (change: ExceptionChange) => void;
}

/** Terms of the selected seats, with a form to change them. */
export function SelectedSeats({ terms, names, onChange }: SelectedSeatsProps) {
  const asOptions = (some: OfferNames['groups']) =>
    some.map(({ hashcode, name }) => ({ value: hashcode, label: name }));
  return (
    <Stack>
      <SeatSetting
        label={words.group}
        values={terms.map(({ group, by }) => (by === 'seat' ? group : null))}
        none={words.ofCategory}
        options={asOptions(names.groups)}
        onSelect={(group) => onChange({ group })}
      />
      <SeatSetting
        label={words.code}
        values={terms.map(({ code }) => code)}
        none={words.ofPlan}
        options={asOptions(names.types)}
        onSelect={(code) => onChange({ code })}
      />
      <SeatSetting
        label={words.channel}
        values={terms.map(({ channel }) => channel)}
        none={words.everywhere}
        options={Object.entries(saleChannelNames()).map(([value, label]) => ({ value, label }))}
        onSelect={(value) => onChange({ channel: saleChannelOf(value ?? '') ?? null })}
      />
      <Stack direction="row" gap="small">
        <Button
          size="small"
          disabled={terms.every(({ isClosed }) => isClosed)}
          onClick={() => onChange({ is_closed: true })}
        >
          {words.close}
        </Button>
        <Button
          size="small"
          disabled={!terms.some(({ isClosed }) => isClosed)}
          onClick={() => onChange({ is_closed: null })}
        >
          {words.reopen}
        </Button>
      </Stack>
    </Stack>
  );
}

interface SeatSettingProps {
  label: string;
  /** The value of each selected seat. */
  values: readonly (string | null)[];
  none: string;
  options: readonly SelectOption[];
  onSelect: (value: string | null) => void;
}

/** No option of these is a value of a seat. */
const [noneValue, mixed] = ['none', 'mixed'];

function SeatSetting({ label, values, none, options, onSelect }: SeatSettingProps) {
  const isMixed = new Set(values).size > 1;
  return (
    <Field label={label}>
      <Select
        placeholder={null}
        value={isMixed ? mixed : (values[0] ?? noneValue)}
        options={[
          ...(isMixed ? [{ value: mixed, label: words.several, disabled: true }] : []),
          { value: noneValue, label: none },
          ...options,
        ]}
        onChange={({ currentTarget: { value } }) => onSelect(value === noneValue ? null : value)}
      />
    </Field>
  );
}
