import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fakeApi';
import { aVenue } from '../testing/records';
import { renderScreen } from '../testing/renderScreen';
import { RecordProfile } from './RecordProfile';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { hashcode } = aVenue();
const profile = <RecordProfile collection="venues" hashcode={hashcode} />;
const at = `/venues/${hashcode}`;

describe('RecordProfile', () => {
  it('[3.1] shows a record by its title, subtitle, avatar and status', async () => {
    fakeApi({ venues: [aVenue()] });
    renderScreen(profile, { at });
    expect(await screen.findByRole('heading', { name: 'Town Hall', level: 1 })).toBeTruthy();
    expect(screen.getAllByText('Hastings').length).toBeGreaterThan(0);
    expect(screen.getByText('Active')).toBeTruthy();
  });

  it.each([
    [false, 'Departments', '/organisation/companies?is_company=false'],
    [true, 'Organisations', '/organisation/companies'],
  ])(
    '[2.24] calls a department no school: with is_company %s the way back is to %s',
    async (isCompany, word, to) => {
      fakeApi({
        organizationStructures: [aVenue({ name: 'Drama', kind: 'department', is_company: isCompany })],
      });
      renderScreen(<RecordProfile collection="organizationStructures" hashcode={hashcode} />);
      const crumb = await screen.findByRole('link', { name: word });
      expect(crumb.getAttribute('href')).toBe(to);
    },
  );

  it('lists its fields as text, including those without a value', async () => {
    fakeApi({ venues: [aVenue()] });
    renderScreen(profile, { at });
    expect(await screen.findByText('120 people')).toBeTruthy();
    expect(screen.getAllByText('Not entered').length).toBeGreaterThan(0);
  });

  it('hides what the actor cannot read or do', async () => {
    fakeApi({ venues: [aVenue({ staff_notes: 'Key at the desk' })] });
    renderScreen(profile, { at, roles: ['judge'] });
    await screen.findByRole('heading', { name: 'Town Hall', level: 1 });
    expect(screen.queryByText('Key at the desk')).toBeNull();
    for (const name of ['Edit', 'Change status', 'More actions'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('offers the transitions of its status', async () => {
    const api = fakeApi({ venues: [aVenue()] });
    const { user } = renderScreen(profile, { at });
    await user.click(await screen.findByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Retire' }));
    await screen.findByText('Town Hall: Retired');
    expect(api.calls.find(({ path }) => path === 'callboard/venues/actions')?.body).toMatchObject({
      action: 'retire',
      target: hashcode,
    });
  });

  it('shows its history: who, when, before and after', async () => {
    const api = fakeApi({ venues: [aVenue()] });
    api.changes.push({
      sequence: 7,
      change_set: '99999999-9999-4999-8999-999999999999',
      actor: { hashcode: 'u', title: 'Mere Parata' },
      kind: 'update',
      at: '2026-05-14T07:00:00Z',
      fields: [{ field: 'capacity', label: 'Capacity', before: 100, after: 120 }],
    });
    const { user, address } = renderScreen(profile, { at });
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    const history = within(await screen.findByRole('list', { name: 'Changes' }));
    expect(history.getByText('Changed by Mere Parata')).toBeTruthy();
    expect(history.getByText('100 people').tagName).toBe('DEL');
    expect(history.getByText('120 people').tagName).toBe('INS');
    expect(address.history.at(-1)).toContain('?tab=history');
  });

  it('goes back to the list after it was deleted, and offers Undo', async () => {
    fakeApi({ venues: [aVenue()] });
    const { user, address } = renderScreen(profile, { at });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(address.history.at(-1)).toBe('/venues'));
    expect(screen.getByText('Town Hall deleted')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('shows a message when there is no such record', async () => {
    fakeApi({ venues: [] });
    renderScreen(profile, { at });
    expect(await screen.findByText('Venue not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All venues' }).getAttribute('href')).toBe('/venues');
  });

  it('edits in a side panel', async () => {
    fakeApi({ venues: [aVenue()] });
    const { user } = renderScreen(profile, { at });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Edit Town Hall' }));
    expect(panel.getByLabelText(/^Name/)).toBeTruthy();
  });
});
