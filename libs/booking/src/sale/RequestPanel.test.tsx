import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { orderOfTest } from '../testing/orderOfTest';
import { RequestPanel } from './RequestPanel';

afterEach(cleanup);

const show = (more: Partial<typeof orderOfTest> = {}, onRequest = vi.fn(async () => true)) => {
  const order = { ...orderOfTest, status: 'paid' as const, email: 'mere@example.org', ...more };
  render(<RequestPanel order={order} isBusy={false} onRequest={onRequest} />);
  return onRequest;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('[7.46] sends another email to the office once it is one, and shows that it was sent', async () => {
  const onRequest = show();
  press('Request a change');
  press('Send the request');
  const email = screen.getByRole('textbox', { name: /Correct email/ });
  expect(document.activeElement).toBe(email);
  expect(onRequest).not.toHaveBeenCalled();
  fireEvent.change(email, { target: { value: ' mere.tamati@example.org ' } });
  press('Send the request');
  expect(onRequest).toHaveBeenCalledWith({ kind: 'email', text: '', email: 'mere.tamati@example.org' });
  expect(await screen.findByText('Your request is sent.')).toBeTruthy();
});

it('[7.46] shows what the office answered, and no form where nothing can be requested', () => {
  show({
    status: 'refunded',
    requests: [
      {
        hashcode: 'r1',
        kind: 'refund',
        status: 'refused',
        created: '2027-05-01T00:00:00Z',
        text: 'We are ill',
        new_email: null,
        answer: 'It is too late.',
      },
    ],
  });
  const list = within(screen.getByRole('list', { name: 'Your requests' }));
  expect(list.getByText('Refused')).toBeTruthy();
  expect(list.getByText('Answer: It is too late.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request a change' })).toBeNull();
});
