/** A part of a message: what it shows, and where it begins in the text. */
export interface BodyPart {
  at: number;
  text: string;
  kind: 'text' | 'mention' | 'link';
}

/** Splits a text at its mentions, which are whole words, and at the addresses of pages. Of two names that both match, the longer one is the mention. */
export function bodyParts(body: string, names: readonly string[]): BodyPart[] {
  const marks = [...names].sort((one, other) => other.length - one.length).map((name) => `@${name}`);
  const parts: BodyPart[] = [];
  let from = 0;
  for (const { index } of body.matchAll(/@|https?:\/\//gi)) {
    if (index < from || /[\p{L}\p{N}_]/u.test(body.charAt(index - 1))) continue;
    const found = body[index] === '@' ? mentionAt(body, index, marks) : linkAt(body, index);
    if (!found) continue;
    if (index > from) parts.push({ at: from, text: body.slice(from, index), kind: 'text' });
    parts.push(found);
    from = index + found.text.length;
  }
  if (from < body.length) parts.push({ at: from, text: body.slice(from), kind: 'text' });
  return parts;
}

function mentionAt(body: string, at: number, marks: readonly string[]): BodyPart | null {
  const mark = marks.find(
    (each) => body.startsWith(each, at) && !/^[\p{L}\p{M}\p{N}_]/u.test(body.slice(at + each.length)),
  );
  return mark === undefined ? null : { at, text: mark, kind: 'mention' };
}

/** An address ends before the marks of the sentence that it stands in; a bracket is part of it only where the address opens it. */
function linkAt(body: string, at: number): BodyPart | null {
  let [text = ''] = /^[^\s<>"]+/.exec(body.slice(at)) ?? [];
  for (;;) {
    const isOpen = text.endsWith(')') && text.split(')').length > text.split('(').length;
    const shorter = isOpen ? text.slice(0, -1) : text.replace(/[.,;:!?'’”»]$/u, '');
    if (shorter === text) break;
    text = shorter;
  }
  return URL.canParse(text) && !/^https?:\/\/$/i.test(text) ? { at, text, kind: 'link' } : null;
}
