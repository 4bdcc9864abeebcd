const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A tag for templates of HTML: every value is escaped, so that a name can be nothing but a name. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | Markup | readonly Markup[])[]
): Markup {
  const written = values.map((value) => {
    if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
    return 'markup' in value ? value.markup : value.map((item) => item.markup).join('');
  });
  return { markup: parts.map((part, index) => part + (written[index] ?? '')).join('') };
}

/** Text that is known to be HTML, since `html` made it. */
export interface Markup {
  markup: string;
}
