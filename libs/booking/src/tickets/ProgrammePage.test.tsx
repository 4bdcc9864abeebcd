import { json, stubApi } from '@callboard/api-client/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ProgrammePage } from './ProgrammePage';

afterEach(cleanup);

const show = () =>
  render(
    <MemoryRouter>
      <ProgrammePage />
    </MemoryRouter>,
  );

it('[1.10] says that no tickets are sold where the tenant sells none, rather than that something failed', async () => {
  stubApi().on('GET sale/performances', json({ detail: 'No item found' }, 404));
  show();
  expect(await screen.findByText('No tickets are sold here')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what went wrong, with another attempt, where it failed', async () => {
  stubApi().on('GET sale/performances', json({ detail: 'Too busy' }, 503));
  show();
  expect(await screen.findByText('Too busy')).toBeTruthy();
  expect(screen.getByRole('button')).toBeTruthy();
});
