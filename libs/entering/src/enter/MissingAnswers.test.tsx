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
  missing,
});

it('[7.44] says which answers are missing, and leads to the step of each form', () => {
  const questions = ['Song', 'Length', 'Lights', 'Props', 'Smoke', 'Pets'];
  renderScreen(<MissingAnswers entry="e" forms={[form('Music', questions), form('Consent', [])]} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/entries/e/enter/Music');
  expect(screen.getByText('Song · Length · Lights · Props · Smoke · 1 more')).toBeTruthy();
});

it('[7.44] says nothing where all is answered', () => {
  renderScreen(<MissingAnswers entry="e" forms={[form('Consent', [])]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
