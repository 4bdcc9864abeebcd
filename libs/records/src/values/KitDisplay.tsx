import { isReference, type Display, type Field, type ActorRoles } from '@callboard/api-contract';
import { DisplayValue } from '@callboard/ui-kit/display';
import { useNavigate } from 'react-router';
import { useActor } from '../actor/useActor';
import { referenceHref } from './referenceHref';

export interface KitDisplayProps {
  display: Display;
  field: Field;
  value: unknown;
}

/** Shows a value in a display type of the UI kit. Titles link to the pages that the user can open. */
export function KitDisplay({ display, field, value }: KitDisplayProps) {
  const { roles } = useActor();
  const navigate = useNavigate();
  return (
    <DisplayValue
      type={display}
      value={toShown(field, value, roles)}
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
