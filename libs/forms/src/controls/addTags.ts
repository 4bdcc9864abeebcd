interface Added {
  tags: readonly string[];
  added: readonly string[];
  /** A tag that was in the list already. */
  duplicate: string | undefined;
}

/** Adds the tags in a text such as 'jazz, rock': no duplicates, ignoring case, and at max `max` tags in all. */
export function addTags(tags: readonly string[], words: string, max = Infinity): Added {
  const next = [...tags];
  let duplicate: string | undefined;
  for (const word of words.split(/[,;\t\n]/)) {
    const tag = word.trim().replace(/\s+/g, ' ');
    const same = next.find((each) => each.toLocaleLowerCase() === tag.toLocaleLowerCase());
    if (same !== undefined) duplicate ??= same;
    else if (tag !== '' && next.length < max) next.push(tag);
  }
  return { tags: next, added: next.slice(tags.length), duplicate };
}
