import { use } from 'react';
import { matching } from '../search/matching';
import { paletteMessages } from './paletteMessages';
import type { PaletteGroup } from './PaletteItem';
import { RecentContext } from './RecentContext';
import { useActions } from './useActions';
import { useHelpItems } from './useHelpItems';
import { useRecordSearch, type RecordSearch } from './useRecordSearch';
import { useScreens } from './useScreens';

/** All results of the palette for a query, grouped and in order. */
export function usePaletteGroups(query: string): RecordSearch {
  const recent = use(RecentContext).items();
  const { ofPage, anywhere } = useActions();
  const { items: screens, collections } = useScreens();
  const help = useHelpItems();
  const records = useRecordSearch(query, collections);
  const isTyped = query.trim() !== '';
  const groups: PaletteGroup[] = [
    { id: 'page', label: paletteMessages.onThisPage, items: matching(ofPage, query) },
    { id: 'recent', label: paletteMessages.recent, items: isTyped ? [] : recent.map(asRecent) },
    { id: 'screens', label: paletteMessages.goTo, items: matching(screens, query) },
    ...records.groups,
    { id: 'actions', label: paletteMessages.actions, items: matching(anywhere, query) },
    { id: 'help', label: paletteMessages.help, items: isTyped ? matching(help, query) : [] },
  ];
  return { ...records, groups: groups.filter(({ items }) => items.length > 0) };
}

// The same screen can also be in a group below.
function asRecent(item: PaletteGroup['items'][number]) {
  return { ...item, key: `recent ${item.key}` };
}
