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
import { isEmptyValue } from './readValue';
import type { ShownValueProps } from './ShownValueProps';

export interface DisplayValueProps extends ShownValueProps {
  /** The display type; an unknown one shows the value as text. */
  type: DisplayType | (string & {});
}

/**
 * Shows a value in one of the display types of clause 3.27. An unexpected value is shown as text, an empty one as
 * 'Not entered' or, for selections, 'Not selected' (clause 9.7).
 * @example <DisplayValue type="datetime" value={record.starts_at} zone="Pacific/Auckland" />
 */
export function DisplayValue({ type, value, zone, onFollow }: DisplayValueProps) {
  const known = isDisplayType(type) ? type : 'string';
  if (isEmptyValue(value) && !(known === 'count' && Array.isArray(value))) return <NoValue type={known} />;
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
