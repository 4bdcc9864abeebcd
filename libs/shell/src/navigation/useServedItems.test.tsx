import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, loginAnswer } from '../testing/fakeServer';
import { saveFile } from '@callboard/ui-kit/elements';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));
vi.mock('@callboard/ui-kit/elements', async (original) => ({
  ...(await original<object>()),
  saveFile: vi.fn(),
}));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const redirect = (name: string, redirect_url: string) => ({
  name,
  action: { type: 'redirect', redirect_url },
});
const modal = (name: string, code: string) => ({ name, action: { type: 'open_modal', modal: code } });
const endpoint = (name: string, path: string) => ({
  name,
  action: { type: 'action_endpoint', endpoint: path, action: 'say_hello' },
});

async function openMenu(items: object[], answers = {}) {
  const server = fakeServer({ resume: json(loginAnswer({}, {}, items)), ...answers });
  const user = await openApp({ hasToken: true });
  await user.click(await screen.findByRole('button', { name: /^Your menu/ }));
  return { user, server };
}

const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe("the server's items of the user menu", () => {
  it('[3.20] are shown when they link into the app, and omitted otherwise', async () => {
    await openMenu([
      redirect('Events', '/events'),
      redirect('Evil', '//evil.example'),
      redirect('Script', 'javascript:alert(1)'),
      modal('Greet', 'greet'),
      modal('Inherited', 'constructor'),
      endpoint('Hello', 'user/actions'),
      endpoint('Elsewhere', 'https://evil.example/'),
      endpoint('Above', '../../login'),
      { name: 'Odd', action: { type: 'explode' } },
      { name: 'Nothing' },
    ]);
    expect(names().slice(0, 3)).toEqual(['Events', 'Greet', 'Hello']);
    for (const name of ['Evil', 'Script', 'Inherited', 'Elsewhere', 'Above', 'Odd', 'Nothing'])
      expect(names()).not.toContain(name);
  });

  it('[2.44] [3.20] open a modal, and close it', async () => {
    const { user } = await openMenu([modal('Greet', 'greet')]);
    await user.click(screen.getByRole('menuitem', { name: 'Greet' }));
    await user.click(await screen.findByRole('button', { name: 'Close the greeting' }));
    expect(screen.queryByText('Kia ora')).toBeNull();
  });

  it('[3.20] call an endpoint, and show when it is done', async () => {
    const { user, server } = await openMenu([endpoint('Hello', 'user/actions')], {
      say_hello: json({ success: true, data: {} }),
    });
    await user.click(screen.getByRole('menuitem', { name: 'Hello' }));
    expect(await screen.findByText('Done')).toBeTruthy();
    expect(server.calls.at(-1)?.body).toEqual({ action: 'say_hello' });
  });

  it('[3.20] save the file that an endpoint returns', async () => {
    const { user } = await openMenu([endpoint('My data', 'user/actions')], {
      say_hello: json({ success: true, data: { file_name: 'me.json', document: { name: 'Aroha' } } }),
    });
    await user.click(screen.getByRole('menuitem', { name: 'My data' }));
    const content = JSON.stringify({ name: 'Aroha' }, null, 2);
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith('me.json', content, 'application/json'));
  });
});
