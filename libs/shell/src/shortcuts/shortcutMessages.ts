import { defineMessages, translate } from '@callboard/language';
import type { ShortcutId, ShortcutPlace } from './shortcuts.data';

/** Effect of each key, and the other texts of the sheet of shortcuts. */
export const shortcutMessages = defineMessages({
  title: 'Keyboard shortcuts',
  then: 'then',
  goTo: (name: string) => translate('Go to {name}', { name }),
  singleKeys: 'Single-key shortcuts',
  singleKeysText: 'Turn these off where you speak to your computer, or where another program uses them.',
  places: {
    anywhere: 'Anywhere',
    page: 'On a page',
    table: 'In a list',
    panel: 'In a summary',
    desk: 'When deciding',
  } satisfies Record<ShortcutPlace, string>,
  does: {
    palette: 'Search and commands',
    help: 'Help for this page',
    start: 'Go to the start',
    newestAlert: 'Go to the newest alert',
    search: 'Search on this page',
    create: 'Add a record',
    edit: 'Edit this record',
    rows: 'Move between rows',
    openRow: 'Open the row',
    chooseRow: 'Choose the row',
    summary: 'Summary of the row',
    contextMenu: 'Menu of the row',
    nextSummary: 'Summary of the previous or next row',
    closePanel: 'Close the summary',
    accept: 'Accept',
    waitlist: 'Put on the waiting list',
    decline: 'Decline',
    nextItem: 'Next one',
    previousItem: 'Previous one',
    undoLast: 'Undo the last decision',
  } satisfies Record<ShortcutId, string>,
});
