import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition';
import { everyKind, everyValue } from '../testing/kinds.data';
import { DisplayField } from './DisplayField';

afterEach(cleanup);

function show(definition: Partial<FieldDefinition> & { kind: string }, value: unknown) {
  render(<DisplayField definition={{ name: 'thing', label: 'Thing', ...definition }} value={value} />);
}

describe('DisplayField', () => {
  it.each(['select', 'radio', 'multiselect', 'boolean', 'checkbox', 'switch'])(
    "[9.7] shows 'Not selected' for an empty value of %s",
    (kind) => {
      show({ kind }, null);
      expect(screen.getByText('Not selected')).toBeTruthy();
    },
  );

  it.each([
    'text',
    'money',
    'date',
    'star',
    'tags',
    'address',
    'richtext',
    'signature',
    'repeat',
    'hologram',
  ])("[9.7] shows 'Not entered' for an empty value of %s", (kind) => {
    show({ kind }, '');
    expect(screen.getByText('Not entered')).toBeTruthy();
  });

  it.each(everyKind.map((definition) => [definition.kind, definition] as const))(
    'shows a value of the kind %s without a control',
    async (_kind, definition) => {
      const { container } = render(
        <DisplayField definition={definition} value={everyValue[definition.name]} />,
      );
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
      expect(container.textContent).not.toMatch(/Not entered|\[object|undefined|NaN/);
      expect(container.querySelector('input, select, textarea')).toBeNull();
    },
  );

  it.each([
    ['select', { options: [{ value: 'a', label: 'Stage' }] }, 'a', 'Stage'],
    ['select', { options: [] }, 'An old barn', 'An old barn'],
    ['money', {}, { amount: -125050, currency: 'AUD' }, '-A$1,250.50'],
    ['money', {}, { amount: 1250, currency: 'JPY' }, 'JP¥1,250'],
    ['money', {}, 'about ten', 'about ten'],
    ['duration', {}, 90, '01:30'],
    ['date', {}, '2026-05-14', '14-May-2026'],
    ['hologram', {}, 'a plain word', 'a plain word'],
  ])('shows %s %j: %j', (kind, rest, value, read) => {
    show({ kind, ...rest }, value);
    expect(screen.getByText(read)).toBeTruthy();
  });

  it('draws a signature only when it is a picture', () => {
    show({ kind: 'signature' }, 'data:text/html;base64,PHNjcmlwdD4=');
    expect(screen.queryByRole('img')).toBeNull();
    cleanup();
    show({ kind: 'signature' }, 'data:image/png;base64,iVBORw0KGgo=');
    expect(screen.getByRole('img', { name: 'Thing' })).toBeTruthy();
  });
});
