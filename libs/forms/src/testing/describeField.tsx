import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition';
import type { OwnFieldKind } from '../kinds/formKinds';
import { Form } from '../Form/Form';
import type { FormProps } from '../Form/Form.types';
import { notifyNow } from '../typing/notifyAfterPaint';

/** Differences between kinds of field. */
export interface FieldCase {
  /** The definition besides name, kind and label. */
  definition?: Partial<FieldDefinition>;
  /** Enters a value into an empty field, as a user does. */
  enter: (user: UserEvent, place: HTMLElement) => Promise<void>;
  /** The value in the form afterwards. */
  entered: unknown;
  /** Another value, and its read-only text. */
  stored: unknown;
  read: string | RegExp;
}

const controls = 'input, select, textarea, button, [contenteditable]';

/** The conformance suite of field kinds. A new kind calls it, then tests only its own behaviour. */
export function describeField(kind: OwnFieldKind, field: FieldCase) {
  const definition: FieldDefinition = { name: 'thing', kind, label: 'Thing', ...field.definition };

  afterEach(cleanup);

  async function show(own: Partial<FieldDefinition> = {}, props: Partial<FormProps> = {}) {
    const onSubmit = vi.fn<FormProps['onSubmit']>(async () => undefined);
    const element = (values: FormProps['initialValues']) => (
      <Form initialValues={values} onSubmit={onSubmit} {...props} definitions={[{ ...definition, ...own }]} />
    );
    const view = render(element(props.initialValues ?? {}));
    const [control] = await screen.findAllByLabelText(/^Thing/);
    const place = control?.closest<HTMLElement>('[data-field="thing"]');
    if (!control || !place) throw new Error('The field has no control or no container.');
    return {
      control,
      place,
      onSubmit,
      user: userEvent.setup(),
      reset: (values: FormProps['initialValues']) => view.rerender(element(values)),
    };
  }

  describe(`[3.28] a field of the kind ${kind}`, () => {
    it('is labelled by its label and described by its description', async () => {
      const { control } = await show({ description: 'What is meant' });
      expect(control.getAttribute('aria-describedby')).toContain('-description');
      expect(describedBy(control)).toContain('What is meant');
    });

    it('shows its error, gets the focus, and is listed in the error summary', async () => {
      const { control, place, user, onSubmit } = await show(
        {},
        { validate: () => ({ thing: ['Not this'] }) },
      );
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(describedBy(control)).toContain('Not this');
      // The focus moves after the error summary is rendered.
      const hasFocus = () => expect(place.contains(document.activeElement)).toBe(true);
      await vi.waitFor(hasFocus);
      screen.getByRole('button', { name: 'Save' }).focus();
      await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Thing' }));
      await vi.waitFor(hasFocus);
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it('accepts no input while it is disabled', async () => {
      const { place } = await show({ disabled: true }, { initialValues: { thing: field.stored } });
      const open = [...place.querySelectorAll<HTMLElement>(controls)].filter((each) => !isClosed(each));
      expect(open).toEqual([]);
    });

    it('shows its value and accepts no input when it is read-only', async () => {
      const { place, user, onSubmit } = await show(
        { readOnly: true },
        { initialValues: { thing: field.stored } },
      );
      await vi.waitFor(() => expect(textIn(place)).toMatch(field.read));
      for (const each of place.querySelectorAll('input, select, textarea')) {
        expect(each.hasAttribute('readonly') || isClosed(each)).toBe(true);
      }
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({ thing: field.stored });
    });

    it('is marked when it is required', async () => {
      const { place } = await show({ required: true });
      expect(place.querySelector('label')?.textContent).toBe('Thing*');
    });

    it('is reachable by keyboard', async () => {
      const { place, user } = await show();
      await user.tab();
      expect(place.contains(document.activeElement)).toBe(true);
    });

    it('submits the entered value', async () => {
      const { place, user, onSubmit } = await show();
      await field.enter(user, place);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({ thing: field.entered });
    });

    it('shows the new value when the form is reset', async () => {
      const { place, user, onSubmit, reset } = await show();
      await field.enter(user, place);
      const before = textIn(place);
      act(notifyNow);
      reset({ thing: field.stored });
      await vi.waitFor(() => expect(textIn(place)).not.toBe(before));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({ thing: field.stored });
    });
  });
}

function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** The text of a field, the values of its inputs, and the labels of its images. */
function textIn(place: HTMLElement): string {
  const inputs = [...place.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const values = inputs.map((each) =>
    /^(checkbox|radio)$/.test(each.type) ? String(each.checked) : each.value,
  );
  const images = [...place.querySelectorAll('[role="img"], img')].map(
    (each) => each.getAttribute('aria-label') ?? each.getAttribute('alt'),
  );
  return [place.textContent, ...values, ...images].join(' ');
}

function isClosed(control: Element): boolean {
  return (
    control.matches(':disabled') ||
    control.getAttribute('contenteditable') === 'false' ||
    control.getAttribute('aria-disabled') === 'true'
  );
}
