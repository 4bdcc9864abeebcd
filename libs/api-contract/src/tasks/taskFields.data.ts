/** The day of an event from which a task's day is counted. */
export const anchorOptions = [
  { value: 'starts_on', label: 'First day' },
  { value: 'ends_on', label: 'Last day' },
  { value: 'entries_close', label: 'Entries close' },
] as const;

/** Audiences of a task: the users who do it. */
export const audienceOptions = [
  { value: 'staff', label: 'Staff', tone: 'blue' },
  { value: 'participant', label: 'Entrants', tone: 'purple' },
] as const;

/** How urgent a task is; the words are those that its display has. */
export const priorityOptions = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const;

/** A year and more on either side of an event. */
export const maxDays = 400;
