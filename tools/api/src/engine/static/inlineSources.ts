import { createHash } from 'node:crypto';

/** Inline parts of a page, as the sources by which a content security policy allows exactly that. */
export interface InlineSources {
  'script-src': readonly string[];
  'style-src': readonly string[];
}

/** Hashes the inline scripts and styles of a page of ours. What a script has in attributes needs no leave. */
export function inlineSources(html: string): InlineSources {
  return { 'script-src': hashesOf(html, 'script'), 'style-src': hashesOf(html, 'style') };
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>(.*?)</${tag}>`, 'gs'));
  return Array.from(
    blocks,
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
