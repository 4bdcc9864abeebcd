import { describe, expect, it } from 'vitest';
import { toLoginHtml } from './toLoginHtml.mjs';

const indexHtml = `<html>
  <head>
    <title>Callboard</title>
    <script type="module" src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/a.css">
    <link rel="stylesheet" crossorigin href="/assets/b.css">
  </head>
  <body>
    <div id="root">
      <div class="splash"><img src="/logo.svg" alt="Showquest" /></div>
    </div>
    <noscript>Showquest needs JavaScript.</noscript>
  </body>
</html>`;

const login = (form = '<form>$&</form>') =>
  toLoginHtml({
    indexHtml,
    page: {
      title: 'Sign in',
      call: { url: '/api?a&b' },
      markup: `<link rel="preload" as="image" href="/logo.svg"/>${form}`,
    },
    script: 'begin()',
    style: 'form{gap:0}',
  });

describe('toLoginHtml', () => {
  it('puts the markup in the root, as the app renders it', () => {
    expect(login()).toContain('<div id="root" data-prerendered><form>$&</form></div>');
    expect(login()).not.toContain('splash');
  });

  it('inlines the styles that it uses', () => {
    expect(login()).toContain('<style>form{gap:0}</style>');
  });

  it('loads no script, stylesheet or image before the first paint', () => {
    expect(login()).not.toMatch(/<link rel="(?!expect)|<script type="module"|<img [^>]*\bsrc=/);
  });

  it('is painted once, when its end is parsed', () => {
    expect(login()).toContain('<link rel="expect" blocking="render" href="#end">');
    expect(login().indexOf('id="end"')).toBeGreaterThan(login().indexOf('</form>'));
  });

  it('passes its script the URLs to load after the paint', () => {
    expect(login()).toContain(
      '<script data-app="/assets/index.js" data-styles="/assets/a.css /assets/b.css" data-login="{&quot;url&quot;:&quot;/api?a&amp;b&quot;}">begin()</script>',
    );
    expect(login().indexOf('begin()')).toBeGreaterThan(login().indexOf('</form>'));
    expect(login().indexOf('begin()')).toBeLessThan(login().indexOf('id="end"'));
  });

  it('loads images after the paint', () => {
    expect(login('<img class="logo" src="/logo.svg" alt="Showquest"/>')).toContain(
      '<img class="logo" data-src="/logo.svg" data-alt="Showquest"/>',
    );
  });

  it('has the title of the page', () => {
    expect(login()).toContain('<title>Sign in</title>');
  });

  it('throws when index.html lacks a placeholder', () => {
    const broken = indexHtml.replace('id="root"', 'id="app"');
    const page = { title: '', markup: '', call: {} };
    expect(() => toLoginHtml({ indexHtml: broken, page, script: '', style: '' })).toThrow(
      'index.html has no',
    );
  });
});
