import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';

/** The texts of all stages of a day on one page. */
export const stagesMessages = defineMessages({
  title: 'Stages tonight',
  tonight: 'Tonight',
  empty: 'No stage has a running order today',
  emptyText: 'Today’s performances appear here once they are announced and have a running order.',
  allPerformances: (label: Label) => translate('All {many}', { many: label.many.toLocaleLowerCase() }),
  notBegun: 'It has not started.',
  openShow: 'Open the show',
  openShowOf: (stage: string) => translate('Open the show: {stage}', { stage }),
  toCome: (count: number) =>
    translate('{count, plural, one {# item is} other {# items are}} still to come', { count }),
});
