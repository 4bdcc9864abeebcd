import type { EnteringForm } from '@callboard/api-contract/tasks';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MissingAnswers } from './MissingAnswers';

afterEach(cleanup);

const form = (title: string, missing: string[]): EnteringForm => ({
  task: { hashcode: title, title },
  definition: 'form',
  edition: 'edition',
  answer: null,
  missing: missing.map((label) => ({ field: `rows[0].${label}`, label })),
});

it('[7.44] says which answers are missing, and leads to the question of each', () => {
  const questions = ['Song', 'Length', 'Lights', 'Props', 'Smoke', 'Pets'];
  renderScreen(<MissingAnswers entry="e" forms={[form('Music', questions), form('Consent', [])]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(questions.slice(0, 5));
  const href = screen.getByRole('link', { name: 'Song' }).getAttribute('href') ?? '';
  const url = new URL(href, 'https://showquest.test');
  expect([url.pathname, url.searchParams.get('field')]).toEqual(['/entries/e/enter/Music', 'rows[0].Song']);
  expect(screen.getByText('1 more')).toBeTruthy();
});

it('[7.44] says nothing where all is answered', () => {
  renderScreen(<MissingAnswers entry="e" forms={[form('Consent', [])]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
