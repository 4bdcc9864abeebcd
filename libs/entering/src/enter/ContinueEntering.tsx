import type { RecordOf } from '@callboard/api-contract';
import { buttonVariant, Icon } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { useCanEnter } from '../coworkers/useCanEnter';
import { enteringMessages as words } from './enteringMessages';

/** Leads from a draft to its steps, for those who can change it. */
export function ContinueEntering({ record }: { record: RecordOf<'entries'> }) {
  const canEnter = useCanEnter(record);
  if (record['status'] !== 'draft' || canEnter !== true) return null;
  return (
    <Link {...buttonVariant()} to={`/entries/${record.hashcode}/enter`}>
      <Icon name="pencil" /> {words.goOn}
    </Link>
  );
}
