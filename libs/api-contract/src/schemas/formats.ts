/**
 * Checks whether a text is one email address (clause 5.11), as HTML defines it, with the letters of all languages: nothing that separates
 * addresses, or that a mail program reads as a name or a link. An address can only bounce whose last part is a number, one letter or
 * `con`, which are no domains. Linear in its length.
 */
export function isEmail(value: string): boolean {
  const at = value.indexOf('@');
  if (at < 1 || value.length > 254) return false;
  const labels = value.slice(at + 1).split('.');
  return (
    localPart.test(value.slice(0, at)) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    isTopLevel(labels.at(-1))
  );
}

/**
 * An address in the one form of its mailbox: its domain as mail programs send it. `kaye@müller.example` is
 * `kaye@xn--mller-kva.example`; what is no address stays as it is.
 */
export function mailboxOf(value: string): string {
  if (!/@.*[^ -~]/.test(value) || !isEmail(value)) return value;
  const [local, domain] = value.split('@');
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return value;
  }
}

const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;

function isTopLevel(label = ''): boolean {
  return [...label].length > 1 && !/^\d+$/.test(label) && label.toLowerCase() !== 'con';
}

function isLabel(label: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}$/u.test(label) && !label.endsWith('-');
}

/** Checks whether a text is a whole https address of the web, without a user name or password in it. */
export function isLink(value: string): boolean {
  if (!/^https:\/\/[^\s/]/i.test(value) || /\s/.test(value)) return false;
  try {
    const { protocol, hostname, username, password } = new URL(value);
    return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
  } catch {
    return false;
  }
}

/** Checks whether the runtime knows this IANA time zone: `Pacific/Auckland`. Offsets such as `+12:00` are not zones. */
export function isTimeZone(value: string): boolean {
  if (value.length > 64 || !/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-NZ', { timeZone: value }));
  } catch {
    return false;
  }
}

/** Checks whether a text is a time of day by 24 hours: `19:05`. */
export function isTimeOfDay(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** 99 hours and 59 minutes in minutes: clause 5.20. */
export const maxDuration = 5_999;

/** Minutes as hh:mm (clause 5.20): 90 is '01:30'. */
export function formatDuration(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const text = `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
  return minutes < 0 && whole > 0 ? `−${text}` : text;
}

/** A hashcode: a UUID in its usual spelling. */
export function isHashcode(value: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);
}
