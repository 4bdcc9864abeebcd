import type { EntryTask } from '@callboard/api-contract/tasks';

/** Where an answer is read or filled in: its page, or an empty form that stores nothing before something is typed. */
export function answerLink(task: string, entry: string | null, answer: EntryTask['answer']): string {
  if (answer) return `/answers/${answer.hashcode}`;
  return `/answers/new?${new URLSearchParams({ task, ...(entry !== null && { entry }) }).toString()}`;
}
