import { expect, it } from 'vitest';
import * as auth from './index';

it('exports these names', () => {
  expect(Object.keys(auth).sort()).toEqual([
    'activateUser',
    'afterLogin',
    'changePassword',
    'checkResetToken',
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
    'readActivation',
    'readDomains',
    'requestReset',
    'resendActivation',
    'resetLockout',
    'resume',
    'safePath',
    'selectSession',
    'sessionActions',
    'setNewPassword',
    'stopViewing',
    'useSession',

    'viewAs',
    'watchSession',
  ]);
});
