import { expect, it } from 'vitest';
import * as messaging from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(messaging).sort()).toMatchInlineSnapshot(`
    [
      "FollowEnd",
      "MessageComposer",
      "MessageThread",
    ]
  `);
});
