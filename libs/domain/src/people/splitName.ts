/**
 * Divides the name of a person. The family name starts at the first particle after the given name (van der); without one, it is the last
 * word. Null for a name of one word.
 */
export function splitName(name: string): { given: string; family: string } | null {
  const words = name.trim().split(/\s+/);
  const particle = words.findIndex(
    (word, index) => index > 0 && /^(van|von|der|den|de|da|di|du|del)$/.test(word),
  );
  const cut = particle > 0 ? particle : words.length - 1;
  if (cut < 1) return null;
  return { given: words.slice(0, cut).join(' '), family: words.slice(cut).join(' ') };
}
