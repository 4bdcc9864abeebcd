import { expect, it } from 'vitest';
import * as browserStorage from './index';

it('exports these names', () => {
  expect(Object.keys(browserStorage)).toEqual([
    'storedJson',
    'storedKeys',
    'storedValue',
    'onceFocused',
    'onVisibilityChange',
    'addUnsavedWork',
    'hasUnsavedWork',
  ]);
});
