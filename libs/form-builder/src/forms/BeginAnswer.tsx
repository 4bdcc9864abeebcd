import { collections } from '@callboard/api-client/collections';
import { Button } from '@callboard/ui-kit/elements';
import { useNavigate } from 'react-router';
import { formMessages as words } from './formMessages';

export interface BeginAnswerProps {
  definition: string;
  /** The record that the form is filled in for. */
  task?: string | undefined;
  /** Makes it the primary action of the page. @default false */
  isMain?: boolean | undefined;
}

/** Opens an empty form, or continues the answers already started for the same task. */
export function BeginAnswer({ definition, task, isMain = false }: BeginAnswerProps) {
  const navigate = useNavigate();
  const begun = collections.formInstances.useList(
    { filters: [{ field: 'task', operator: 'eq', value: task ?? '' }], pageSize: 1 },
    { skip: task === undefined },
  );
  const own = begun.data?.results[0];
  const query = new URLSearchParams(task === undefined ? { form: definition } : { task });

  return (
    <Button
      icon="pencil"
      variant={isMain ? 'primary' : 'secondary'}
      disabled={begun.isLoading}
      onClick={() => void navigate(own ? `/answers/${own.hashcode}` : `/answers/new?${query.toString()}`)}
    >
      {own ? words.goOn : words.fillIn}
    </Button>
  );
}
