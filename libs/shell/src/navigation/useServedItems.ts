import { safePath } from '@callboard/auth';
import { saveFile } from '@callboard/ui-kit/elements';
import { translate } from '@callboard/language';
import { useAlerts, type MenuItem } from '@callboard/ui-kit/overlays';
import { useNavigate } from 'react-router';
import { frameMessages } from '../frameMessages';
import { isModal, useOpenModal } from '../tools/ModalContext';
import { callEndpoint, isEndpoint } from './callEndpoint';
import { useSignedIn } from '../routing/useSignedIn';

/** The server's items of the user menu: redirects, modals and endpoints (clause 3.20). Unsupported ones are omitted. */
export function useServedItems(): readonly MenuItem[] {
  const { navigation } = useSignedIn();
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const alerts = useAlerts();

  async function call(endpoint: string, action: string | undefined) {
    const answer = await callEndpoint(endpoint, action);
    if (answer.status === 'failed') return;
    if (answer.status === 'file') saveFile(answer.name, answer.text, 'application/json');
    alerts.show({ kind: 'success', message: frameMessages.done });
  }

  return navigation.userMenu.flatMap(({ name, icon_name: icon, action }): MenuItem[] => {
    const item = (onSelect: () => void) => [{ label: translate(name), icon, onSelect }];
    switch (action?.type) {
      case 'redirect': {
        const to = safePath(action.redirect_url);
        return to === null ? [] : item(() => void navigate(to));
      }
      case 'open_modal': {
        const { modal } = action;
        return isModal(modal) ? item(() => openModal(modal)) : [];
      }
      case 'action_endpoint': {
        const { endpoint, action: verb } = action;
        return isEndpoint(endpoint) ? item(() => void call(endpoint, verb)) : [];
      }
      default:
        return [];
    }
  });
}
