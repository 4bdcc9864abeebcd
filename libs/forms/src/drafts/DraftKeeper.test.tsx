import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormValues } from '../definition';
import { Form, type FormProps } from '../Form/Form';
import type { FormDraft, KeptChanges } from './FormDraft';

afterEach(cleanup);

/** A draft in memory; what is asked of it is seen at once. */
function draftOf(kept: KeptChanges | null = null) {
  let now: FormValues | null = kept?.changes ?? null;
  const draft: FormDraft = {
    read: () => Promise.resolve(kept),
    keep: (changes) => (now = changes),
    flush: vi.fn(),
    remove: () => (now = null),
  };
  return { draft, kept: () => now };
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
  it('takes what differs from what is stored, and nothing while nothing does', async () => {
    const { draft, kept } = draftOf();
    const { user } = show(draft);
    await user.type(screen.getByLabelText('Name'), '!');
    await waitFor(() => expect(kept()).toEqual({ name: 'Hall!' }));
    await user.type(screen.getByLabelText('Name'), '{Backspace}');
    await waitFor(() => expect(kept()).toBeNull());
  });

  it('is offered again with its time, and put back where the user wants it', async () => {
    const { draft, kept } = draftOf(before);
    const { user } = show(draft);
    expect(await screen.findByText(/14-May-2026 .*not saved/)).toBeTruthy();
    expect(screen.getByLabelText('Town')).toHaveProperty('value', 'Ōtaki');
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(screen.getByLabelText('Town')).toHaveProperty('value', 'Levin');
    expect(screen.queryByText(/not saved/)).toBeNull();
    expect(kept()).toEqual({ town: 'Levin' });
  });

  it('goes when the user throws it away', async () => {
    const { draft, kept } = draftOf(before);
    const { user } = show(draft);
    await user.click(await screen.findByRole('button', { name: 'Throw it away' }));
    expect(kept()).toBeNull();
    expect(screen.getByLabelText('Town')).toHaveProperty('value', 'Ōtaki');
  });

  it('stays beside what is typed as long as the user has not decided', async () => {
    const { draft, kept } = draftOf(before);
    const { user } = show(draft);
    await screen.findByText(/not saved/);
    await user.type(screen.getByLabelText('Name'), 's');
    await waitFor(() => expect(kept()).toEqual({ town: 'Levin', gone: 'field', name: 'Halls' }));
  });

  it('goes once the form is saved, and not when the server refuses', async () => {
    const { draft, kept } = draftOf();
    const onSubmit = vi
      .fn<FormProps['onSubmit']>()
      .mockResolvedValueOnce({ message: 'No.' })
      .mockResolvedValueOnce(undefined);
    const { user } = show(draft, onSubmit);
    await user.type(screen.getByLabelText('Name'), 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('No.')).toBeTruthy();
    expect(kept()).toEqual({ name: 'Halls' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept()).toBeNull());
  });

  it('is kept at once when the page is put away or the form leaves', async () => {
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
