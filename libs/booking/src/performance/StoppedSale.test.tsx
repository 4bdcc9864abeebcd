import { fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StoppedSale } from './StoppedSale';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hashcode = '00000000-0000-4000-8000-000000000001';
const part = (name: string, status: string, state: string) => ({
  hashcode: name,
  collection: 'generalAdmissionDefinitions',
  name,
  status,
  checks: [{ kind: 'tax', state, ...(state !== 'ready' && { why: 'no_tax' }), count: 1 }],
});

describe('[2.21] what stops an open sale', () => {
  it('is named for each part that staff opened, with the way to it', async () => {
    const api = fakeApi({});
    const parts = [
      part('Lawn', 'on_sale', 'missing'),
      part('Stand', 'planned', 'missing'),
      part('Hill', 'on_sale', 'ready'),
    ];
    api.answerOnce('GET', `booking/office/performances/${hashcode}/readiness`, 200, {
      success: true,
      data: { parts },
    });
    renderScreen(<StoppedSale performance={hashcode} />);
    expect(await screen.findByText('No one can buy Lawn now')).toBeTruthy();
    expect(screen.getByText(/^1 price group has no pricing template with a tax/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Complete its sale' }).getAttribute('href')).toBe(
      '/booking/general-admission/Lawn',
    );
    expect(screen.queryByText(/Stand|Hill/)).toBeNull();
  });
});
