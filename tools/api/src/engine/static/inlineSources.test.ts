import { describe, expect, it } from 'vitest';
import { inlineSources } from './inlineSources';

describe('inlineSources', () => {
  it('allows each inline block by its hash, and no other', () => {
    const html = `<head><script>alert(1)</script><script type="module" src="/a.js"></script>
      <style>a{}</style><style>\nb{}\n</style></head>`;
    expect(inlineSources(html)).toEqual({
      'script-src': ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
      'style-src': [
        "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
        "'sha256-lkYe5SAjgQT1av6fhWoNE7zxmqmfMlAULMnahGbZ8os='",
      ],
    });
  });

  it('allows a script that has its data in attributes', () => {
    expect(inlineSources('<script data-app="/a.js" data-src="/b.js">alert(1)</script>')).toEqual(
      inlineSources('<script>alert(1)</script>'),
    );
  });

  it('allows nothing inline in a page that has nothing inline', () => {
    expect(inlineSources('<script src="/a.js"></script><link rel="stylesheet" href="/a.css">')).toEqual({
      'script-src': [],
      'style-src': [],
    });
  });
});
