/** How the values of a document are shown to people. */
export interface ReadableTexts {
  /** In front of the document: whose it is. */
  title: string;
  /** The language of the page. */
  language: string;
  yes: string;
  no: string;
  /** Where there is nothing. */
  none: string;
}

/** A document of JSON as one HTML page that a browser opens and prints: headings for its parts, and a table for each object. */
export function readableDocument(document: Readonly<Record<string, unknown>>, texts: ReadableTexts): string {
  const parts = Object.entries(document).map(([name, value]) => section(name, value, texts, 2));
  return `<!doctype html>
<html lang="${escaped(texts.language)}"><head><meta charset="utf-8"><title>${escaped(texts.title)}</title><style>${style}</style></head>
<body><h1>${escaped(texts.title)}</h1>${parts.join('\n')}</body></html>
`;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1rem}th,td{border:1px solid #bbb;padding:.25rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}th{width:14rem;font-weight:600}';

function section(name: string, value: unknown, texts: ReadableTexts, level: number): string {
  const heading = `<h${level}>${escaped(worded(name))}</h${level}>`;
  if (Array.isArray(value)) {
    if (value.length === 0) return `${heading}<p>${escaped(texts.none)}</p>`;
    return `${heading}${value.map((item) => table(item, texts)).join('\n')}`;
  }
  if (isObject(value) && Object.values(value).some(Array.isArray))
    return `${heading}${Object.entries(value)
      .map(([part, item]) => section(part, item, texts, Math.min(level + 1, 6)))
      .join('\n')}`;
  return isObject(value) ? `${heading}${table(value, texts)}` : `${heading}<p>${text(value, texts)}</p>`;
}

function table(value: unknown, texts: ReadableTexts): string {
  if (!isObject(value)) return `<p>${text(value, texts)}</p>`;
  const rows = Object.entries(value).map(
    ([name, item]) => `<tr><th scope="row">${escaped(worded(name))}</th><td>${text(item, texts)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function text(value: unknown, texts: ReadableTexts): string {
  if (value === null || value === undefined || value === '') return escaped(texts.none);
  if (typeof value === 'boolean') return escaped(value ? texts.yes : texts.no);
  if (Array.isArray(value)) return value.map((item) => text(item, texts)).join('<br>');
  if (isObject(value)) return table(value, texts);
  return escaped(String(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `comments_about` as people read it: `Comments about`. */
function worded(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
