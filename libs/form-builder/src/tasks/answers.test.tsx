import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import type { EntryTask, TaskAnswer } from '@callboard/api-contract/tasks';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnswersOfEntry } from './AnswersOfEntry';
import { AnswersOfTask } from './AnswersOfTask';

afterEach(cleanup);

const task = '00000000-0000-4000-8000-00000000000a';
const entry = '00000000-0000-4000-8000-00000000000b';
const data = (results: readonly object[]) => json({ success: true, data: { results } });

const answer = (status: NonNullable<EntryTask['answer']>['status'], comment: string | null = null) => ({
  hashcode: `answer-${status}`,
  status,
  comment,
  submitted: null,
});
const row = (title: string, given: Partial<TaskAnswer> = {}): TaskAnswer => ({
  entry: { hashcode: `entry-${title}`, title },
  school: 'Karamu High School',
  contact: { hashcode: 'person', title: 'Aroha Ngata' },
  answer: null,
  ...given,
});

function showTask(roles: Role[], rows: readonly TaskAnswer[]) {
  const api = stubApi();
  api.on(`GET tasks/${task}/answers`, data(rows));
  return { api, ...renderScreen(<AnswersOfTask task={task} isOpen />, { roles }) };
}

it('[2.21] counts the answers to a task, lists the missing first, and reminds one of them', async () => {
  const { api, user } = showTask(
    ['staff'],
    [row('Blue', { answer: answer('submitted') }), row('Red', { answer: answer('approved') }), row('Teal')],
  );
  expect(await screen.findByText(/^2 of 3 /)).toBeTruthy();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Teal');
  expect(screen.getAllByText('Contact: Aroha Ngata')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Review 1 answer' }).getAttribute('href')).toBe(
    '/answers/answer-submitted',
  );
  const reminded = 'POST callboard/tasks/actions';
  api.on(
    reminded,
    json({ success: false, error: { message: 'A reminder was sent less than an hour ago.' } }, 400),
  );
  await user.click(screen.getByRole('button', { name: 'Send a reminder about Teal' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(api.callsOf(reminded)[0]?.body).toEqual({
      action: 'remind',
      target: task,
      data: { entries: ['entry-Teal'] },
    }),
  );
});

it('[7.44] offers those who entered an empty form for each entry, and no reminder', async () => {
  showTask(['participant'], [row('Teal')]);
  const link = await screen.findByRole('link', { name: 'Fill in: Teal' });
  expect(link.getAttribute('href')).toBe(`/answers/new?task=${task}&entry=entry-Teal`);
  expect(screen.queryByRole('button')).toBeNull();
});

it('[2.21] shows the tasks of an entry with their state, and what staff want changed', async () => {
  const of = (title: string, given: Partial<EntryTask>): EntryTask => ({
    hashcode: title,
    title,
    due_on: '2028-05-01',
    status: 'open',
    per_entry: true,
    form: { hashcode: 'form', title: 'Music' },
    answer: null,
    ...given,
  });
  const tasks = [of('Music', {}), of('Lights', { answer: answer('change_requested', 'Add the length.') })];
  renderScreen(<AnswersOfEntry entry={entry} tasks={tasks} />, { roles: ['participant'] });
  expect(await screen.findByText('Add the length.')).toBeTruthy();
  expect(screen.getByText('Missing')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fill in: Music' }).getAttribute('href')).toBe(
    `/answers/new?task=Music&entry=${entry}`,
  );
  expect(screen.getByRole('link', { name: 'Correct: Lights' }).getAttribute('href')).toBe(
    '/answers/answer-change_requested',
  );
});
