import { defineMessages } from '@callboard/language';

/** The texts of the files of a record. */
export const filesMessages = defineMessages({ files: 'Files' });
