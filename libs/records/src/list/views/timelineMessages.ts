import { defineMessages, translate } from '@callboard/language';

/** The texts of a timeline. */
export const timelineMessages = defineMessages({
  today: 'Today',
  span: (from: string, to: string) => translate('{from} to {to}', { from, to }),
  undated: (count: number) =>
    translate('{count, plural, one {One has no date} other {# have no date}} and cannot be shown here.', {
      count,
    }),
  noneDated: 'None of these has a date',
});
