import { createAppStore } from '@callboard/app-state';
import { selectAlerts } from '@callboard/ui-kit/overlays';
import { expect, it } from 'vitest';
import { announceOfflineReady, announceUpdate } from './updateAlerts';

it('[1.9] offers a new version until it is applied', () => {
  const { dispatch, getState } = createAppStore();
  dispatch(announceUpdate(() => {}));
  expect(selectAlerts(getState())).toMatchObject([
    { message: 'New version of app is available.', actionLabel: 'Click to update', delay: null },
  ]);
});

it('[1.8] shows on a first installation that the app works offline', () => {
  const { dispatch, getState } = createAppStore();
  dispatch(announceOfflineReady());
  expect(selectAlerts(getState()).map(({ message }) => message)).toEqual([
    'The app is ready to work offline.',
  ]);
});
