import { actions } from '@callboard/api-client/actions';
import type { OwnPage } from '@callboard/api-contract/layouts';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useSearchParams } from 'react-router';
import { ownPageMessages as words } from './ownPageMessages';

const param = 'edit';
const mine = 'mine';

/** Actions of a user on their own version of the page at an address. Editing it is a state in the URL. */
export function useOwnPage(slug: string, own: OwnPage | null) {
  const [params, setParams] = useSearchParams();
  const [removeOwnPage, removing] = actions.removeOwnPage.useAction();
  const [saveOwnPage] = actions.saveOwnPage.useAction();
  const [keepOwnPage, keeping] = actions.keepOwnPage.useAction();
  const alerts = useAlerts();

  async function back() {
    const { ok } = await removeOwnPage({ slug });
    if (!ok || !own) return;
    const onAct = () => void saveOwnPage({ slug, content: own.content });
    alerts.show({ kind: 'success', message: words.atShared, action: { label: words.undo, onAct } });
  }

  return {
    isEditing: params.get(param) === mine,
    setEditing(isEditing: boolean) {
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (isEditing) next.set(param, mine);
        else next.delete(param);
        return next;
      });
    },
    back: () => void back(),
    keep: () => void keepOwnPage({ slug }),
    isBusy: removing.isLoading || keeping.isLoading,
  };
}
