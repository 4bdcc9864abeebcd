/** Word writes list items as paragraphs that start with a bullet or number: converts each run of them to a list. */
export function listsOfWord(root: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of root.querySelectorAll<HTMLElement>('p')) {
    const isItem = /MsoList/.test(paragraph.className);
    if (!isItem) {
      list = undefined;
      continue;
    }
    const sign = takeSign(paragraph);
    const tag = /\d/.test(sign) || /^\(?[a-z]\)?[.)]/i.test(sign) ? 'OL' : 'UL';
    const isSame = list !== undefined && list.tagName === tag && list.nextElementSibling === paragraph;
    if (!isSame) {
      list = root.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list?.append(item);
    paragraph.remove();
  }
}

/** Removes the bullet or number, which is in a span of its own, and returns it. */
function takeSign(paragraph: HTMLElement): string {
  const span = [...paragraph.querySelectorAll<HTMLElement>('span')].find((each) =>
    /^[\s\u00a0]*(?:[·•o§▪–-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])[\s\u00a0]*$/i.test(each.textContent ?? ''),
  );
  const sign = span?.textContent?.trim() ?? '';
  span?.remove();
  return sign;
}
