import { collections } from '@callboard/api-client/collections';
import { Button } from '@callboard/ui-kit/elements';
import { useNavigate } from 'react-router';
import { formMessages as words } from './formMessages';

export interface BeginAnswerProps {
  definition: string;
  /** The record that the form is filled in for. */
  task?: string | undefined;
  /** Whether it is the primary action of the page. @default false */
  isMain?: boolean | undefined;
}

/** Opens a form to fill in, or continues the answers already started for the same task. */
export function BeginAnswer({ definition, task, isMain = false }: BeginAnswerProps) {
  const [create, { isLoading }] = collections.formInstances.useCreate();
  const navigate = useNavigate();
  const begun = collections.formInstances.useList(
    { filters: [{ field: 'task', operator: 'eq', value: task ?? '' }], pageSize: 1 },
    { skip: task === undefined },
  );
  const own = begun.data?.results[0];

  async function begin() {
    const outcome = await create({ definition, ...(task !== undefined && { task }) });
    if (outcome.ok) void navigate(`/answers/${outcome.data.hashcode}`);
  }

  return (
    <Button
      icon="pencil"
      variant={isMain ? 'primary' : 'secondary'}
      isBusy={isLoading}
      disabled={begun.isLoading}
      onClick={() => (own ? void navigate(`/answers/${own.hashcode}`) : void begin())}
    >
      {own ? words.goOn : words.fillIn}
    </Button>
  );
}
