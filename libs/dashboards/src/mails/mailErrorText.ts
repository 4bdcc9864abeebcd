import { mailMessages } from './mailMessages';

const { reasons } = mailMessages;

// The order matters: a refused sign-in or recipient also names a code. The texts are those of Node.js, nodemailer and SMTP (RFC 5321).
const known: readonly [RegExp, string][] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/, reasons.unknownServer],
  [
    /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|closed unexpectedly|socket hang up/i,
    reasons.unreachable,
  ],
  [/ETIMEDOUT|\btimeout\b|greeting never received/i, reasons.slow],
  [/certificate|CERT_/i, reasons.certificate],
  [/invalid login|missing credentials|\b53[045]\b/i, reasons.signIn],
  [/\b4[25][0-4]\b/, reasons.busy],
  [/recipients were rejected|no recipients defined|\b55[0136]\b/i, reasons.recipient],
];

/** Why a mail could not be sent, for an admin. An unknown answer of the mail server is quoted as it is. */
export function mailErrorText(error: string | null): string {
  if (error === null) return reasons.unknown;
  return known.find(([pattern]) => pattern.test(error))?.[1] ?? mailMessages.reason(error);
}
