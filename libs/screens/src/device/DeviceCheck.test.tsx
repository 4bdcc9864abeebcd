import { json, stubApi } from '@callboard/api-client/testing';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { Screen } from './DeviceCheck';

afterEach(cleanup);

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`${name} is no line`);
  return within(row);
};

it('[1.8] [7.40] names what a device lacks before the doors and what to do, and checks again', async () => {
  const device = {
    storage: {
      persisted: async () => false,
      persist: async () => false,
      estimate: async () => ({ quota: 9_000_000_000, usage: 0 }),
    },
    getBattery: async () => ({ level: 0.2, charging: false }),
  };
  // The browser of the tests has neither.
  Object.assign(navigator, device);
  const api = stubApi();
  api.on('GET app/arguments', json({ success: true, data: {} }));
  const { user } = renderScreen(<Screen />, { at: '/device', path: '/device', roles: ['judge'] });
  const network = await rowOf('Network');
  network.getByText('OK');
  network.getByText(/^The server answered in \d+ ms\.$/);
  (await rowOf('Storage')).getByText(
    '9 GB are free. The browser can delete what you enter. Install the app, then check again.',
  );
  (await rowOf('Battery')).getByText('20 % charged. Plug the device in.');
  (await rowOf('Opens without a network')).getByText('Not OK');
  screen.getByText('3 things need you.');

  api.on('GET app/arguments', new TypeError('Failed to fetch'));
  device.storage.persisted = async () => true;
  device.getBattery = async () => ({ level: 0.2, charging: true });
  Object.assign(navigator, device);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  (await rowOf('Network')).getByText(/^The server does not answer\./);
  (await rowOf('Storage')).getByText('The browser keeps what you enter. 9 GB are free.');
});
