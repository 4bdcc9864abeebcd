import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanPaste } from './cleanPaste';
import { RichText } from './RichText';
import { sanitizeRichText } from './sanitizeRichText';

afterEach(cleanup);

const markup = {
  tags: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  attributes: { a: ['href'] },
  schemes: ['https', 'http', 'mailto', 'tel'],
};

describe('a rich text', () => {
  it('keeps what its markup allows', () => {
    const html =
      '<h2>Notes</h2><p>Be <strong>early</strong>, see <a href="https://a.nz/x">this</a></p><ul><li>Shoes</li></ul>';
    expect(sanitizeRichText(html, markup)).toBe(html);
  });

  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<img src=x onerror="x()">', ''],
    ['<script>x()</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:x()">a</a>', '<a>a</a>'],
    ['<a href=" javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/venues" target="_blank" style="x">a</a>', '<a href="/venues">a</a>'],
    ['<p href="https://a.nz">a</p>', '<p>a</p>'],
    ['<svg><style><img src=x onerror=x()></style></svg>', ''],
    ['<math><mi><p title="</mi><img src=x onerror=x()>">', ''],
    ['<form><input name="a"></form>', ''],
  ])('removes unsafe content: %s', (html, clean) => {
    expect(sanitizeRichText(html, markup)).toBe(clean);
  });

  it('is plain text when no markup is allowed', () => {
    expect(sanitizeRichText('<p>Be <b>early</b></p>', undefined)).toBe('Be early');
  });

  it('does not change when it is sanitized again', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('<p>', '</p>', '<b>', '<a href="', '">', 'x', '<ul>', '<li>', '&lt;', '<svg>'),
        ),
        (parts) => {
          const once = sanitizeRichText(parts.join(''), markup);
          expect(sanitizeRichText(once, markup)).toBe(once);
        },
      ),
    );
  });

  it('is rendered as elements, with working links', () => {
    render(
      <RichText markup={markup} value={'<h2>Notes</h2><p><a href="/venues">Venues</a><img src=x></p>'} />,
    );
    expect(screen.getByRole('heading', { name: 'Notes' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Venues' }).getAttribute('href')).toBe('/venues');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('pasted text', () => {
  it('from Google Docs keeps bold and italic and loses its styles', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400">Bring </span><span style="font-weight:700">shoes</span><span style="font-style:italic"> soon</span></p><ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li></ul></b>';
    expect(cleanPaste(html, markup)).toBe(
      '<p>Bring <strong>shoes</strong><em> soon</em></p><ul><li>One</li></ul>',
    );
  });

  it('from Word has lists instead of paragraphs with bullets', () => {
    const html =
      '<p class="MsoNormal">To do<o:p></o:p></p>' +
      '<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span><![endif]><b>One</b></p>' +
      '<p class="MsoListParagraphCxSpLast"><![if !supportLists]><span>·<span>&nbsp; </span></span><![endif]>Two</p>' +
      '<p class="MsoListParagraph"><span>1.<span>&nbsp; </span></span>First</p>';
    expect(cleanPaste(html, markup)).toBe(
      '<p>To do</p><ul><li><strong>One</strong></li><li>Two</li></ul><ol><li>First</li></ol>',
    );
  });

  it('is limited to the available headings', () => {
    expect(cleanPaste('<h1>Title</h1><h4 class="x">Part</h4>', markup)).toBe('<h2>Title</h2><h3>Part</h3>');
  });
});
