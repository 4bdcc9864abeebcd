/** Checks whether a text is a telephone number: 7 to 15 figures (E.164), with usual separators, and an extension. */
export function isPhone(text: string): boolean {
  const [number = '', extension = ''] = text.split(/\s*(?:ext\.?|x)\s*/i);
  const figures = number.replace(/\D/g, '').length;
  return (
    /^\s*\+?[\d\s().\-/]+$/.test(number) && figures >= 7 && figures <= 15 && /^\d{0,6}\s*$/.test(extension)
  );
}
