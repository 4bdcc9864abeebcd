import { storedValue } from '@callboard/browser-storage';

/** The token of the user whom an admin views as. In session storage, so that it survives a reload of this tab. */
export const viewingEntry = storedValue('callboard.viewing', () => sessionStorage);
