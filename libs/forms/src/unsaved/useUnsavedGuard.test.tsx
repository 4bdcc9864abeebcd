import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Form } from '../Form/Form';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';
import { useUnsavedGuard } from './useUnsavedGuard';

afterEach(cleanup);

function Guarded() {
  const guard = useUnsavedGuard(() => undefined);
  return (
    <>
      <Form
        definitions={[{ name: 'name', kind: 'text', label: 'Name' }]}
        initialValues={{ name: 'Hall' }}
        onSubmit={async () => undefined}
        onDirtyChange={guard.setDirty}
        onCancel={guard.leave}
      />
      <UnsavedChangesDialog {...guard.question} />
    </>
  );
}

function isPromptedOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('[2.50] makes the browser prompt as soon as a letter is typed, and not before', () => {
  render(<Guarded />);
  expect(isPromptedOnClose()).toBe(false);
  const box = screen.getByLabelText(/Name/);
  fireEvent.input(box, { target: { value: 'Hall!' } });
  expect(isPromptedOnClose()).toBe(true);
  fireEvent.input(box, { target: { value: 'Hall' } });
  expect(isPromptedOnClose()).toBe(false);
});

it('[2.50] prompts for text typed right before leaving, even without a pointer event', async () => {
  render(<Guarded />);
  fireEvent.input(screen.getByLabelText(/Name/), { target: { value: 'Hall!' } });
  // A click without pointer events, as assistive technology sends it.
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('You have unsaved changes');
});
