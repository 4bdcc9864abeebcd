import { describe, expect, it } from 'vitest';
import { html } from './html';

describe('html', () => {
  it('escapes every value', () => {
    const markup = html`<p title="${'"><script>'}">${"<b>&'"}</p>`;
    expect(markup).toEqual({ markup: '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;&#39;</p>' });
  });

  it('puts markup into markup as it is', () => {
    const items = ['a', 'b'].map((item) => html`<li>${item}</li>`);
    expect(
      html`<ul>
        ${items}
      </ul>`.markup.replace(/\s/g, ''),
    ).toBe('<ul><li>a</li><li>b</li></ul>');
  });
});
