import { defineMessages } from '@callboard/language';

/** The texts of the pages that are composed here; the labels of a collection come from the contract and the tenant. */
export const messages = defineMessages({
  runSheet: 'Run sheet',
  tasks: 'Tasks',
  path: 'Path',
  order: 'Running order',
});
