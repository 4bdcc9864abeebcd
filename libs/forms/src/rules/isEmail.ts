const longest = 254;

/** Whether a text can be an email address (clause 5.11): one @, no spaces, a dot in the domain. Linear in its length. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@') || text.length > longest || /\s/.test(text)) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}
