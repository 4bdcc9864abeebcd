import { expect, it } from 'vitest';
import * as auth from './index';

it('exports these names', () => {
  expect(Object.keys(auth).sort()).toEqual([
    'afterLogin',
    'checks',
    'createValueStorage',
    'guardLogin',
    'guardRoute',
    'handleUnauthorized',
    'rememberedToken',
    'isAdmin',
    'isLoginPath',
    'keepIn',
    'valueStorage',
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
