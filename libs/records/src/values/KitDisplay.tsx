import {
  isReference,
  type RecordBase,
  type Display,
  type DocumentField,
  type Field,
  type ActorRoles,
} from '@callboard/api-contract';
import { DisplayValue } from '@callboard/ui-kit/display';
import { translate } from '@callboard/language';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { useActor } from '../actor/useActor';
import { useZone } from '../hooks/useZone';
import { referenceHref } from '../kinds/referenceHref';
import { valueText } from './valueText';

export interface KitDisplayProps {
  display: Display;
  field: Field;
  value: unknown;
  /** The record of the value; it has the currency of an amount. */
  record?: RecordBase | undefined;
}

/** Shows a value in a display type of the UI kit. Titles link to the pages that the user can open. */
export function KitDisplay({ display, field, value, record }: KitDisplayProps) {
  const { roles } = useActor();
  const navigate = useNavigate();
  const zone = useZone();
  const rows = field.kind === 'document' ? shownRows(field, value, zone, record) : undefined;
  return (
    <DisplayValue
      type={display}
      value={rows ?? toShown(field, value, roles)}
      onFollow={(href) => void navigate(href)}
    />
  );
}

/** References with their page, options as their labels, and numbers with the most that they can be. */
function toShown(field: Field, value: unknown, roles: ActorRoles): unknown {
  if (isReference(value)) return { ...value, url: referenceHref(field, value, roles) };
  if (typeof value === 'number') return { value, max: 'max' in field ? field.max : undefined };
  if (!Array.isArray(value) || !('options' in field)) return value;
  return field.options.filter((option) => value.includes(option.value)).map(({ label }) => label);
}

const row = v.record(v.string(), v.unknown());

/** The rows of a document as its field declares them: each value by its label, amounts with their currency. */
function shownRows({ rows }: DocumentField, value: unknown, zone: string, record: RecordBase | undefined) {
  const parsed = v.safeParse(row, value);
  if (!rows || !parsed.success) return undefined;
  const given = v.safeParse(v.array(row), parsed.output[rows.in]);
  if (!given.success) return undefined;
  return given.output.map((each) =>
    Object.fromEntries(
      Object.entries(rows.values).map(([name, { label, currency }]) => {
        const shown: Field =
          currency === undefined ? { kind: 'text', label } : { kind: 'integer', label, currency };
        return [translate(label), valueText(shown, each[name], zone, record)];
      }),
    ),
  );
}
