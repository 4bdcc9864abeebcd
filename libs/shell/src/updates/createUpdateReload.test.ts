import { createAppStore } from '@callboard/app-state';
import { addUnsavedWork } from '@callboard/browser-storage';
import { selectAlerts } from '@callboard/ui-kit/overlays';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpdateReload } from './createUpdateReload';

function aPage({ canReload = true } = {}) {
  const { dispatch, getState } = createAppStore();
  const page = { reload: vi.fn(), reloadOnce: vi.fn(() => canReload) };
  const alerts = () => selectAlerts(getState()).map(({ message }) => message);
  return { ...page, alerts, update: createUpdateReload(dispatch, page) };
}

function focusField(value: string): HTMLInputElement {
  const field = document.createElement('input');
  field.value = value;
  document.body.append(field);
  field.focus();
  return field;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('[1.8] a worker that was activated', () => {
  it('reloads the page once', () => {
    const { update, reloadOnce, alerts } = aPage();
    update.start();
    update.start();
    expect(reloadOnce).toHaveBeenCalledOnce();
    expect(alerts()).toEqual([]);
  });

  it('waits while there is unsaved work, and announces it', () => {
    let isDirty = true;
    const remove = addUnsavedWork(() => isDirty);
    const { update, reloadOnce, alerts } = aPage();
    update.start();
    vi.advanceTimersByTime(3_600_000);
    expect(reloadOnce).not.toHaveBeenCalled();
    expect(alerts()).toEqual(['The new version opens when your work is saved.']);
    isDirty = false;
    vi.advanceTimersByTime(1_000);
    vi.advanceTimersByTime(10_000);
    expect(reloadOnce).toHaveBeenCalledOnce();
    remove();
  });

  it('waits while the user types into a field that no form guards', () => {
    const field = focusField('hall');
    const { update, reloadOnce } = aPage();
    update.start();
    vi.advanceTimersByTime(5_000);
    expect(reloadOnce).not.toHaveBeenCalled();
    field.blur();
    vi.advanceTimersByTime(1_000);
    expect(reloadOnce).toHaveBeenCalledOnce();
  });

  it('does not wait for an empty field', () => {
    focusField('');
    const { update, reloadOnce } = aPage();
    update.start();
    expect(reloadOnce).toHaveBeenCalledOnce();
  });

  it('leaves the reload to the user when the page was reloaded a moment ago', () => {
    const { update, reload, alerts } = aPage({ canReload: false });
    update.start();
    expect(reload).not.toHaveBeenCalled();
    expect(alerts()).toEqual(['New version of app is available.']);
  });

  it('[1.9] reloads in any case after the user has clicked to update', () => {
    const { update, reload, alerts } = aPage({ canReload: false });
    update.permit();
    update.start();
    expect(reload).toHaveBeenCalledOnce();
    expect(alerts()).toEqual([]);
  });
});
