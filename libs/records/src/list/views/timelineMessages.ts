import { defineMessages, say } from '@callboard/language';

/** The texts of a timeline. */
export const timelineMessages = defineMessages({
  today: 'Today',
  span: (from: string, to: string) => say('{from} to {to}', { from, to }),
  undated: (count: number) =>
    say('{count, plural, one {One has no date} other {# have no date}} and cannot be shown here.', { count }),
  noneDated: 'None of these has a date',
});
