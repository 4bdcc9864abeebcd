import { expect, it } from 'vitest';
import * as messaging from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(messaging).sort()).toMatchInlineSnapshot(`
    [
      "ConversationList",
      "MessageBody",
      "MessageComposer",
      "MessageEditor",
      "MessageThread",
      "ReasonDialog",
      "ThreadSearch",
      "TypingNote",
    ]
  `);
});
