import { keptValue } from '@callboard/browser-storage';

/** The token of somebody whom an admin views as, which outlives a reload of this tab. Without session storage it does not. */
export const viewingEntry = keptValue('callboard.viewing', () => sessionStorage);
