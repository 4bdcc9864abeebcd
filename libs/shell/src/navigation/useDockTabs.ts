import { safePath } from '@callboard/auth';
import { hasRole } from '@callboard/api-contract';
import { frameMessages } from '../frameMessages';
import { useSignedIn } from '../routing/useSignedIn';
import type { NavTab } from './menuOf';

/** The links of a phone's dock: of the first modules, or for someone who only takes part home, what is to do and messages. */
export function useDockTabs(tabs: readonly NavTab[], count: number): readonly NavTab[] {
  const { roles, navigation } = useSignedIn();
  const takesPart = roles.includes('participant') && !hasRole(roles, ['staff', 'judge', 'collaborator']);
  const first = tabs.slice(0, count);
  if (!takesPart) return first;
  const links = tabs.flatMap(({ links: ofTab }) => ofTab);
  const toDo = links.find(({ to }) => to === '/tasks');
  const messages = links.find(({ to }) => to === '/conversations');
  // Another server can have other modules.
  if (!toDo || !messages) return first;
  const home = safePath(navigation.redirectUrl) ?? '/';
  return [
    { code: 'home', label: frameMessages.home, to: home, icon: 'home', links: [] },
    { ...toDo, label: frameMessages.toDo, icon: 'checklist', links: [] },
    { ...messages, label: frameMessages.messages, icon: 'mail', links: [] },
  ];
}
