import { actions } from '@callboard/api-client/actions';
import type { PlaceName } from '@callboard/api-contract/layouts';
import { Button } from '@callboard/ui-kit/elements';
import { useNavigate } from 'react-router';
import { placeMessages as words } from './placeMessages';

/** Opens the editor of a page that every tenant has. */
export function EditPlace({ place }: { place: PlaceName }) {
  const [composePlace, { isLoading }] = actions.composePlace.useAction();
  const navigate = useNavigate();

  async function edit() {
    const outcome = await composePlace({ place });
    if (outcome.ok) await navigate(`/admin/layouts/${outcome.data.layout}`);
  }

  return (
    <Button icon="pencil" isBusy={isLoading} onClick={() => void edit()}>
      {words.edit}
    </Button>
  );
}
