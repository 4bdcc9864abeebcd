import type { AnyRecord, CollectionName, Field } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { fakeApi } from '../testing/fakeApi';
import { renderScreen } from '../testing/renderScreen';
import { FieldValue } from './FieldValue';
import { valueText } from './valueText';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { fields } = collectionNamed('performances');
const starts: Field = fields['starts_at'] ?? { kind: 'text', label: '' };
const venue: Field = fields['venue'] ?? { kind: 'text', label: '' };

describe('values on the screen', () => {
  it('[9.3] are dates as DD-MMM-YYYY with 24 hours', () => {
    expect(valueText(starts, '2026-05-14T07:05:00Z', 'Pacific/Auckland')).toBe('14-May-2026 19:05');
    expect(valueText({ kind: 'date', label: '' }, '2026-09-04', 'UTC')).toBe('04-Sep-2026');
  });

  it('are text for every kind, and empty for an empty value', () => {
    const options = [
      { value: 'a', label: 'Alto' },
      { value: 'b', label: 'Bass' },
    ];
    expect(valueText({ kind: 'integer', label: '', unit: 'people' }, 12000, 'UTC')).toBe('12,000 people');
    expect(valueText({ kind: 'integer', label: '' }, 3700, 'UTC')).toBe('3700');
    expect(valueText({ kind: 'boolean', label: '' }, false, 'UTC')).toBe('No');
    expect(valueText({ kind: 'select', label: '', options }, 'b', 'UTC')).toBe('Bass');
    expect(valueText({ kind: 'select', label: '', options }, 'gone', 'UTC')).toBe('gone');
    expect(valueText({ kind: 'multiselect', label: '', options }, ['a', 'b'], 'UTC')).toBe('Alto, Bass');
    expect(valueText({ kind: 'duration', label: '' }, 90, 'UTC')).toBe('01:30');
    expect(valueText({ kind: 'time', label: '' }, '09:05', 'UTC')).toBe('09:05');
    expect(valueText(starts, null, 'UTC')).toBe('');
  });

  it('are a dash instead of a link if the user cannot read the referenced record', () => {
    fakeApi({});
    const hidden = { hashcode: '00000000-0000-4000-8000-000000000001', title: '', model: 'callboard.Venue' };
    renderScreen(<FieldValue field={venue} value={hidden} zone="UTC" />, { roles: ['judge'] });
    expect(screen.getByText('—')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are amounts in the currency of their record, and plain numbers if it is unknown', () => {
    const fee: Field = { kind: 'integer', label: '', currency: 'currency' };
    expect(valueText(fee, 125_050, 'UTC', { currency: 'NZD' })).toBe('$1,250.50');
    expect(valueText(fee, 0, 'UTC', { currency: 'NZD' })).toBe('$0.00');
    expect(valueText(fee, 125_050, 'UTC')).toBe('1,250.50');
  });

  it("are times in the place's zone, named, and in the user's if it differs", () => {
    fakeApi({});
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const elsewhere = own === 'Asia/Kolkata' ? 'Pacific/Auckland' : 'Asia/Kolkata';
    renderScreen(<FieldValue field={starts} value="2026-05-14T07:00:00Z" zone={elsewhere} />);
    expect(screen.getByRole('time').textContent).toMatch(/ · .* for you$/);
    cleanup();
    renderScreen(<FieldValue field={starts} value="2026-05-14T07:00:00Z" zone={own} />);
    expect(screen.getByRole('time').textContent).not.toContain('for you');
  });

  it('[3.27] are days marked as overdue while something is still to be done', () => {
    fakeApi({});
    const due: Field = { kind: 'date', label: 'Due', dueIn: ['open'] };
    const shown = (status: string, value: string) => {
      const record = { hashcode: 'task-1', version: 1, status } as unknown as AnyRecord; // Other properties are not read.
      renderScreen(<FieldValue field={due} value={value} zone="UTC" record={record} />);
      const text = document.body.textContent;
      cleanup();
      return text;
    };
    expect(shown('open', '2020-05-14')).toBe('14-May-2020 overdue');
    expect(shown('done', '2020-05-14')).toBe('14-May-2020');
    expect(shown('open', '2999-05-14')).toBe('14-May-2999');
  });

  it('are rich texts with only their marks, and plain text on one line', async () => {
    fakeApi({});
    const notes: Field = { kind: 'richtext', label: 'Access' };
    const html = '<p>Dock &lt; 3 m</p><ul><li><strong>Ring</strong></li></ul><img src=x onerror="alert(1)">';
    renderScreen(<FieldValue field={notes} value={html} zone="UTC" />);
    // The displays of the forms are loaded first.
    expect((await screen.findByText('Ring', {}, { timeout: 20_000 })).tagName).toBe('STRONG');
    expect(screen.getByText('Dock < 3 m').tagName).toBe('P');
    expect(screen.queryByRole('img')).toBeNull();
    expect(valueText(notes, html, 'UTC')).toBe('Dock < 3 m Ring');
  });

  it('[3.27] are shown in the display that their field names', async () => {
    fakeApi({});
    const fieldOf = (name: CollectionName, field: string): Field =>
      collectionNamed(name).fields[field] ?? { kind: 'text', label: '' };
    const shown = async (field: Field, value: unknown) => {
      const { container } = renderScreen(<FieldValue field={field} value={value} zone="UTC" />);
      await waitFor(() => expect(container.querySelector('span, a, ul, dl')).not.toBeNull());
      return container;
    };
    expect((await shown(fieldOf('tasks', 'priority'), 'urgent')).textContent).toBe('Urgent');
    expect(document.querySelectorAll('rect[data-filled]')).toHaveLength(4);
    cleanup();
    expect((await shown(fieldOf('formInstances', 'progress'), 40)).textContent).toBe('40%');
    expect(screen.getByRole('progressbar')).toBeTruthy();
    cleanup();
    expect((await shown(fieldOf('entries', 'members_count'), 1_250)).textContent).toBe('1,250');
    cleanup();
    const person = { hashcode: 'p1', title: 'Aroha Ngata', model: 'callboard.Individual' };
    expect((await shown(fieldOf('formInstances', 'individual'), person)).textContent).toBe('ANAroha Ngata');
    expect(screen.getByRole('link', { name: 'Aroha Ngata' }).getAttribute('href')).toContain('p1');
    cleanup();
    const event = { hashcode: 'e1', title: 'Heat 1', model: 'callboard.Event' };
    await shown(fieldOf('tasks', 'event'), event);
    expect(screen.getByRole('link', { name: 'Heat 1' }).getAttribute('href')).toBe('/events/e1');
    cleanup();
    await shown(fieldOf('inventoryInstances', 'asset_id'), 'A-17');
    expect(screen.getByRole('button', { name: /A-17/ })).toBeTruthy();
    cleanup();
    const path = await shown(fieldOf('inventoryInstances', 'category'), 'Audio / Microphones');
    expect(path.textContent).toBe('AudioMicrophones');
  });

  it('[3.27] can be stars, a group and nested values too', async () => {
    fakeApi({});
    const rating: Field = { kind: 'integer', label: 'Rating', max: 4, display: 'star' };
    renderScreen(<FieldValue field={rating} value={3} zone="UTC" />);
    expect(await screen.findByRole('img', { name: '3 of 4 stars' })).toBeTruthy();
    cleanup();
    const options = ['Staff', 'Judge'].map((label) => ({ value: label.toLowerCase(), label }));
    const group: Field = { kind: 'multiselect', label: 'Roles', options, display: 'model-group' };
    renderScreen(<FieldValue field={group} value={['staff', 'judge']} zone="UTC" />);
    expect(await screen.findByRole('img', { name: 'Judge' })).toBeTruthy();
    cleanup();
    const facts: Field = { kind: 'document', label: 'Facts', schema: v.object({}), display: 'nested' };
    renderScreen(<FieldValue field={facts} value={{ starts_at: '19:00' }} zone="UTC" />);
    expect(await screen.findByText('Starts at')).toBeTruthy();
  });

  it('link references only to pages that the actor can read', () => {
    fakeApi({});
    const value = { hashcode: 'v1', title: 'Town Hall', model: 'callboard.Venue' };
    renderScreen(<FieldValue field={venue} value={value} zone="UTC" />);
    expect(screen.getByRole('link', { name: 'Town Hall' }).getAttribute('href')).toBe('/venues/v1');
    cleanup();
    renderScreen(<FieldValue field={venue} value={value} zone="UTC" />, { roles: [] });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
