import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryView, type QueryState } from './QueryView';

afterEach(cleanup);

function show(query: QueryState<string[]>) {
  render(
    <QueryView query={query} isEmpty={(names) => names.length === 0} empty="No venues">
      {(names) => names.join(', ')}
    </QueryView>,
  );
}

const problem = { message: 'The server did not answer.' };

it('shows a problem before anything else', () => {
  const retry = vi.fn();
  show({ problem, isLoading: true, retry });
  expect(screen.getByRole('alert').textContent).toContain(problem.message);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('shows that it is loading', () => {
  show({ isLoading: true });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
});

it('shows that it is empty', () => {
  show({ value: [], isLoading: false });
  expect(screen.getByText('No venues')).toBeTruthy();
});

it('shows the value, also while it is refetched', () => {
  show({ value: ['Town Hall'], isLoading: true });
  expect(screen.getByText('Town Hall')).toBeTruthy();
});

it('shows old data under a problem', () => {
  show({ value: ['Town Hall'], problem, isLoading: false });
  expect(screen.getByText('Town Hall')).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();
});
