import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormValues } from '../definition';
import { Form } from '../Form/Form';
import type { FormProps } from '../Form/Form.types';
import type { FormDraft, StoredChanges } from './FormDraft';

afterEach(cleanup);

/** A draft in memory. */
function draftOf(stored: StoredChanges | null = null) {
  let current: FormValues | null = stored?.changes ?? null;
  const draft: FormDraft = {
    read: () => Promise.resolve(stored),
    keep: (changes) => (current = changes),
    flush: vi.fn(),
    remove: () => (current = null),
  };
  return { draft, stored: () => current };
}

function show(draft: FormDraft, onSubmit: FormProps['onSubmit'] = () => Promise.resolve(undefined)) {
  const definitions = [
    { name: 'name', kind: 'text', label: 'Name' },
    { name: 'town', kind: 'text', label: 'Town' },
  ];
  const view = render(
    <Form
      definitions={definitions}
      initialValues={{ name: 'Hall', town: 'Ōtaki' }}
      onSubmit={onSubmit}
      draft={draft}
    />,
  );
  return { ...view, user: userEvent.setup() };
}

const before = { changes: { town: 'Levin', gone: 'field' }, savedAt: Date.UTC(2026, 4, 14, 7) };

describe('the draft of a form', () => {
  it('stores the changed fields, and nothing while none differ', async () => {
    const { draft, stored } = draftOf();
    const { user } = show(draft);
    await user.type(screen.getByLabelText('Name'), '!');
    await waitFor(() => expect(stored()).toEqual({ name: 'Hall!' }));
    await user.type(screen.getByLabelText('Name'), '{Backspace}');
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('is offered with its time, and restored when the user accepts', async () => {
    const { draft, stored } = draftOf(before);
    const { user } = show(draft);
    expect(await screen.findByText(/14-May-2026 .*not saved/)).toBeTruthy();
    expect(screen.getByLabelText('Town')).toHaveProperty('value', 'Ōtaki');
    await user.click(screen.getByRole('button', { name: 'Undo the removal' }));
    expect(screen.getByLabelText('Town')).toHaveProperty('value', 'Levin');
    expect(screen.queryByText(/not saved/)).toBeNull();
    expect(stored()).toEqual({ town: 'Levin' });
  });

  it('is removed when the user discards it', async () => {
    const { draft, stored } = draftOf(before);
    const { user } = show(draft);
    await user.click(await screen.findByRole('button', { name: 'Delete the draft' }));
    expect(stored()).toBeNull();
    expect(screen.getByLabelText('Town')).toHaveProperty('value', 'Ōtaki');
  });

  it('is merged with new changes until the user has decided', async () => {
    const { draft, stored } = draftOf(before);
    const { user } = show(draft);
    await screen.findByText(/not saved/);
    await user.type(screen.getByLabelText('Name'), 's');
    await waitFor(() => expect(stored()).toEqual({ town: 'Levin', gone: 'field', name: 'Halls' }));
  });

  it('is removed when the form is saved, and not when the server rejects it', async () => {
    const { draft, stored } = draftOf();
    const onSubmit = vi
      .fn<FormProps['onSubmit']>()
      .mockResolvedValueOnce({ message: 'No.' })
      .mockResolvedValueOnce(undefined);
    const { user } = show(draft, onSubmit);
    await user.type(screen.getByLabelText('Name'), 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('No.')).toBeTruthy();
    expect(stored()).toEqual({ name: 'Halls' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('is flushed when the page is hidden or the form is unmounted', async () => {
    const { draft } = draftOf();
    const { user, unmount } = show(draft);
    await user.type(screen.getByLabelText('Name'), 's');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(draft.flush).toHaveBeenCalledTimes(1);
    unmount();
    expect(draft.flush).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });
});
