import { DateText } from '../../dates/DateText/DateText';
import { DateTimeText } from '../../dates/DateText/DateTimeText';
import { DueDateText } from '../../dates/DateText/DueDateText';
import { TimeText } from '../../dates/DateText/TimeText';
import { BooleanValue } from './BooleanValue';
import { CountValue } from './CountValue';
import { IdValue } from './IdValue';
import { InstantValue } from './InstantValue';
import { ModelGroupValue } from './ModelGroupValue';
import { ModelTitleValue } from './ModelTitleValue';
import { ModelValue } from './ModelValue';
import { NestedValue } from './NestedValue';
import { NumberValue } from './NumberValue';
import { PathValue } from './PathValue';
import { PlainValue } from './PlainValue';
import { PriorityValue } from './PriorityValue';
import { ProgressValue } from './ProgressValue';
import { StarValue } from './StarValue';
import { StatusValue } from './StatusValue';
import { NoValue } from './NoValue';
import { isDisplayType, type DisplayType } from './displayTypes';
import { isNothing } from './readValue';

/** What each of the ways is given. */
export interface ShownValueProps {
  /** Anything that a server may send; never nothing. */
  value: unknown;
  /** The zone in which instants are told. */
  zone?: string | undefined;
  /** Takes a plain press on a link, as for a router. */
  onFollow?: ((href: string) => void) | undefined;
}

export interface DisplayValueProps extends ShownValueProps {
  /** How it is shown; a word that the kit does not know shows it as text. */
  type: DisplayType | (string & {});
}

/**
 * Shows a value in one of the ways of clause 3.27. Whatever comes in the place of what was expected is shown as text, and
 * nothing as 'Not entered' or, where one chooses, 'Not selected' (clause 9.7).
 * @example <DisplayValue type="datetime" value={record.starts_at} zone="Pacific/Auckland" />
 */
export function DisplayValue({ type, value, zone, onFollow }: DisplayValueProps) {
  const known = isDisplayType(type) ? type : 'string';
  if (isNothing(value) && !(known === 'count' && Array.isArray(value))) return <NoValue type={known} />;
  return <ShownValue type={known} value={value} zone={zone} onFollow={onFollow} />;
}

function ShownValue({ type, value, zone, onFollow }: ShownValueProps & { type: DisplayType }) {
  switch (type) {
    case 'nested':
      return <NestedValue value={value} />;
    case 'string':
      return <PlainValue value={value} />;
    case 'count':
      return <CountValue value={value} />;
    case 'boolean':
      return <BooleanValue value={value} />;
    case 'number':
      return <NumberValue value={value} />;
    case 'model':
      return <ModelValue value={value} onFollow={onFollow} />;
    case 'model-title':
      return <ModelTitleValue value={value} onFollow={onFollow} />;
    case 'model-group':
      return <ModelGroupValue value={value} />;
    case 'star':
      return <StarValue value={value} />;
    case 'progress':
      return <ProgressValue value={value} />;
    case 'date':
      return <InstantValue value={value} zone={zone} show={DateText} />;
    case 'duedate':
      return <InstantValue value={value} zone={zone} show={DueDateText} />;
    case 'datetime':
      return <InstantValue value={value} zone={zone} show={DateTimeText} />;
    case 'time':
      return <InstantValue value={value} zone={zone} show={TimeText} />;
    case 'status':
      return <StatusValue value={value} />;
    case 'priority':
      return <PriorityValue value={value} />;
    case 'id':
      return <IdValue value={value} />;
    case 'path':
      return <PathValue value={value} onFollow={onFollow} />;
  }
}
