import { expect, it } from 'vitest';
import * as auth from './index';

it('exports these names', () => {
  expect(Object.keys(auth).sort()).toEqual([
    'afterLogin',
    'checks',
    'createKeptStorage',
    'guardLogin',
    'guardRoute',
    'handleUnauthorized',
    'heldToken',
    'isAdmin',
    'isLoginPath',
    'keepIn',
    'keptStorage',
    'login',
    'loginPathFor',
    'loginWithCode',
    'loginWithPasskey',
    'logout',
    'memoryBacking',
    'resume',
    'safePath',
    'selectSession',
    'sessionActions',
    'stopViewing',
    'useSession',

    'viewAs',
    'watchSession',
  ]);
});
