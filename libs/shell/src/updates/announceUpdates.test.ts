import { createAlertStore } from '@callboard/ui-kit/overlays';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceUpdates } from './announceUpdates';
import { createUpdateStore } from './createUpdateStore';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const [updates, alerts] = [createUpdateStore(), createAlertStore()];
  const stop = announceUpdates(updates, alerts);
  return { updates, stop, alerts: alerts.alerts };
}

describe('announceUpdates', () => {
  it('says nothing before there is anything to say', () => {
    expect(setUp().alerts()).toEqual([]);
  });

  it('[1.9] offers a new version until it is taken up', () => {
    const { updates, alerts } = setUp();
    const apply = vi.fn();
    updates.say({ status: 'available', apply });
    vi.advanceTimersByTime(60_000);
    const [alert] = alerts();
    expect([alert?.message, alert?.action?.label]).toEqual([
      'New version of app is available.',
      'Click to update',
    ]);
    alert?.action?.onAct();
    expect(apply).toHaveBeenCalledOnce();
  });

  it('[1.8] tells on a first install that the app works offline', () => {
    const { updates, alerts } = setUp();
    updates.say({ status: 'offlineReady' });
    expect(alerts().map(({ message }) => message)).toEqual(['The app is ready to work offline.']);
  });

  it('says nothing once it is stopped', () => {
    const { updates, alerts, stop } = setUp();
    stop();
    updates.say({ status: 'offlineReady' });
    expect(alerts()).toEqual([]);
  });
});
