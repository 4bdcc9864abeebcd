import { createLeaveGuards, LeaveGuardsContext } from '@callboard/tenant';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fakeApi';
import { aVenue } from '../testing/records';
import { renderScreen } from '../testing/renderScreen';
import { RecordForm } from './RecordForm';
import { RecordFormDialog } from './RecordFormDialog';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { hashcode } = aVenue();
const path = `callboard/venues/${hashcode}`;

function edit(roles?: Parameters<typeof renderScreen>[1]) {
  const onDone = vi.fn();
  return {
    onDone,
    ...renderScreen(<RecordForm collection="venues" record={aVenue()} onDone={onDone} />, roles),
  };
}

describe('RecordForm', () => {
  it('sends only changed fields, with the edited version', async () => {
    const api = fakeApi({ venues: [aVenue()] });
    const { user, onDone } = edit();
    await user.clear(screen.getByLabelText(/^Town/));
    const capacity = screen.getByLabelText(/Capacity/);
    await user.clear(capacity);
    await user.type(capacity, '150');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const patch = api.calls.find(({ method }) => method === 'PATCH');
    expect(patch?.body).toEqual({ town: null, capacity: 150 });
    expect(patch?.ifMatch).toContain('1');
  });

  it('offers Undo for a change', async () => {
    fakeApi({ venues: [aVenue()] });
    const { user } = edit();
    await user.type(screen.getByLabelText(/^Name/), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alerts = within(screen.getByRole('region', { name: 'Alerts' }));
    expect(await alerts.findByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('[5.1] rejects a cleared required field', async () => {
    const api = fakeApi({ venues: [aVenue()] });
    const { user } = edit();
    await user.clear(screen.getByLabelText(/^Name/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // The error summary updates, and receives the focus, shortly after the click.
    expect(await screen.findAllByText('Field is required', { exact: false })).not.toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)));
    expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it("shows the server's message at the field that it names", async () => {
    const api = fakeApi({ venues: [aVenue()] });
    api.answerOnce('PATCH', path, 400, { phone: ['This phone is not in service'] });
    const { user } = edit();
    await user.type(screen.getByLabelText(/Phone/), '021 555 0100');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText(/Phone/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('shows no field that the actor cannot write', () => {
    fakeApi({ venues: [] });
    renderScreen(<RecordForm collection="individuals" onDone={() => {}} />, { roles: ['participant'] });
    expect(screen.queryByLabelText(/Date of birth/)).toBeNull();
    expect(screen.getByLabelText(/Phone/)).toBeTruthy();
  });

  it('sends fixed values without showing them', async () => {
    const api = fakeApi({ spaces: [aVenue()], venues: [aVenue()] });
    const onDone = vi.fn();
    const { user } = renderScreen(
      <RecordForm collection="spaces" defaults={{ venue: hashcode }} hidden={['venue']} onDone={onDone} />,
    );
    await user.type(screen.getByLabelText(/^Name/), 'Main stage');
    await user.selectOptions(screen.getByLabelText(/Kind/), 'Stage');
    await user.click(screen.getByRole('button', { name: 'Add space' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      venue: hashcode,
      name: 'Main stage',
      kind: 'stage',
    });
  });

  it('enables a nested reference only after its parent is selected', async () => {
    const api = fakeApi({ venues: [aVenue()], spaces: [], events: [] });
    const { user } = renderScreen(<RecordForm collection="performances" onDone={() => {}} />);
    const space = screen.getByRole('combobox', { name: /Space/ });
    expect(space.hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('combobox', { name: /Venue/ }));
    await user.click(await screen.findByRole('option', { name: /Town Hall/ }));
    await user.click(screen.getByRole('combobox', { name: /Space/ }));
    await screen.findByText('No item found');
    expect(api.calls.at(-1)?.query.get('venue')).toBe(hashcode);
  });
});

it('reads times in the zone of the selected place', async () => {
  const away = aVenue({ time_zone: 'Asia/Kolkata' });
  fakeApi({ venues: [away], spaces: [], events: [] });
  const { user } = renderScreen(<RecordForm collection="performances" onDone={() => {}} />);
  await user.click(screen.getByRole('combobox', { name: /Venue/ }));
  await user.click(await screen.findByRole('option', { name: /Town Hall/ }));
  expect(await screen.findAllByText('Time zone: Asia/Kolkata')).toHaveLength(2);
});

it('[5.7] names the earliest allowed time, in the zone of the place', async () => {
  const venue = { hashcode, title: 'Town Hall', model: 'callboard.Venue' };
  const record = { ...aVenue(), venue, starts_at: '2026-05-14T07:00:00Z', ends_at: '2026-05-14T06:00:00Z' };
  fakeApi({ venues: [aVenue({ time_zone: 'Asia/Kolkata' })], performances: [record] });
  const { user } = renderScreen(<RecordForm collection="performances" record={record} onDone={() => {}} />);
  await screen.findAllByText('Time zone: Asia/Kolkata');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText(/This cannot be earlier than 14-May-2026 12:30/)).toHaveLength(2);
  expect(screen.getAllByText(/This cannot be later than 14-May-2026 11:30/)).toHaveLength(2);
});

describe('a record that another user has changed meanwhile', () => {
  async function saveOverTheirs() {
    const theirs = {
      ...aVenue({ name: 'City Hall', town: 'Napier', staff_notes: 'Key at the desk' }),
      version: 2,
    };
    const api = fakeApi({ venues: [theirs] });
    const { user, onDone } = edit();
    const name = screen.getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Old Town Hall');
    await user.type(screen.getByLabelText(/Phone/), '021 555 0100');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Someone else changed this in the meantime', { selector: 'p' });
    return { api, user, onDone };
  }

  it('shows both versions of a field that both changed, and what each changed alone', async () => {
    await saveOverTheirs();
    const options = within(screen.getByRole('radiogroup', { name: 'Name' }));
    expect(options.getByRole('radio', { name: 'Yours Old Town Hall' })).toBeTruthy();
    expect(options.getByRole('radio', { name: 'Theirs City Hall' })).toBeTruthy();
    expect(screen.getByText('Napier')).toBeTruthy();
    expect(screen.getByText('021 555 0100')).toBeTruthy();
  });

  it('overwrites nothing before the user has selected a version', async () => {
    const { api } = await saveOverTheirs();
    expect(screen.getByRole('button', { name: 'Save these' }).hasAttribute('disabled')).toBe(true);
    expect(api.records.get('venues')?.[0]?.['name']).toBe('City Hall');
  });

  it('saves the selected values over the current version', async () => {
    const { api, user, onDone } = await saveOverTheirs();
    await user.click(screen.getByRole('radio', { name: /Theirs/ }));
    await user.click(screen.getByRole('button', { name: 'Save these' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const patches = api.calls.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ body }) => body)).toEqual([
      { name: 'Old Town Hall', phone: '021 555 0100' },
      { phone: '021 555 0100' },
    ]);
    expect(patches[1]?.ifMatch).toContain('2');
    expect(api.records.get('venues')?.[0]).toMatchObject({
      name: 'City Hall',
      town: 'Napier',
      phone: '021 555 0100',
    });
  });
});

describe('RecordFormDialog', () => {
  it('[2.50] asks for confirmation before changes are discarded', async () => {
    fakeApi({ venues: [aVenue()] });
    const onClose = vi.fn();
    const { user } = renderScreen(
      <RecordFormDialog collection="venues" record={aVenue()} onClose={onClose} />,
    );
    await user.type(screen.getByLabelText(/^Name/), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('You have unsaved changes. Discard these changes and leave?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks for confirmation before navigation discards changes', async () => {
    fakeApi({ venues: [aVenue()] });
    const guards = createLeaveGuards();
    const departure = { leave: vi.fn(), stay: vi.fn() };
    const { user } = renderScreen(
      <LeaveGuardsContext value={guards}>
        <RecordFormDialog collection="venues" record={aVenue()} onClose={() => {}} />
      </LeaveGuardsContext>,
      { at: '/venues' },
    );
    await user.type(screen.getByLabelText(/^Name/), '!');
    act(() => guards.blocking('/events')?.ask(departure));
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(departure.stay).toHaveBeenCalledOnce();
    act(() => guards.blocking('/events')?.ask(departure));
    await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
    expect(departure.leave).toHaveBeenCalledOnce();
  });
});
