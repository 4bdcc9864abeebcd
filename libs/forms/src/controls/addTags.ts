interface Added {
  tags: readonly string[];
  added: readonly string[];
  /** A word that was there already. */
  double: string | undefined;
}

/** Puts the words of a list in words to tags that there are: none twice, whatever its case, and no more than `most`. */
export function addTags(tags: readonly string[], words: string, most = Infinity): Added {
  const next = [...tags];
  let double: string | undefined;
  for (const word of words.split(/[,;\t\n]/)) {
    const tag = word.trim().replace(/\s+/g, ' ');
    const same = next.find((each) => each.toLocaleLowerCase() === tag.toLocaleLowerCase());
    if (same !== undefined) double ??= same;
    else if (tag !== '' && next.length < most) next.push(tag);
  }
  return { tags: next, added: next.slice(tags.length), double };
}
