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
    'isAdmin',
    'isLoginPath',
    'isWrongLogin',
    'keepIn',
    'login',
    'loginPathFor',
    'loginWithCode',
    'loginWithPasskey',
    'logout',
    'memoryBacking',
    'refreshSession',
    'rememberedToken',
    'resume',
    'safePath',
    'selectSession',
    'sessionActions',
    'stopViewing',
    'useIsViewing',
    'useSession',
    'valueStorage',
    'viewAs',
    'watchSession',
  ]);
});
