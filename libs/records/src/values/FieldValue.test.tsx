import { collectionNamed, type AnyRecord, type Field } from '@callboard/api-contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
    expect((await screen.findByText('Ring')).tagName).toBe('STRONG');
    expect(screen.getByText('Dock < 3 m').tagName).toBe('P');
    expect(screen.queryByRole('img')).toBeNull();
    expect(valueText(notes, html, 'UTC')).toBe('Dock < 3 m Ring');
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
