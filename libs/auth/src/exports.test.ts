import { expect, it } from 'vitest';
import * as auth from './index';

it('exports these names', () => {
  expect(Object.keys(auth).sort()).toEqual([
    'afterLogin',
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
    'logout',
    'memoryBacking',
    'resume',
    'safePath',
    'sessionReducer',
    'useSession',
    'watchSession',
  ]);
});
