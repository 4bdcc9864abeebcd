import * as v from 'valibot';
import { tenantCodes } from './tenants';
import { canonical } from './schemas/canonicalText';
import { isEmail, isHashcode, mailboxOf } from './schemas/formats';
import { isPhone } from './schemas/isPhone';
import { filledTextInput, textInput } from './schemas/textInput';

/** A hashcode of a record. */
export const hashcodeInput = v.pipe(v.string(), v.check(isHashcode));

/** Any text that a person can type as an email, in the form in which emails are stored. */
export const emailInput = v.pipe(
  v.string(),
  v.maxLength(254),
  v.check((value) => value.isWellFormed() && !value.includes('\0')),
  v.normalize('NFKC'),
  canonical('line'),
  v.toLowerCase(),
  v.transform(mailboxOf),
  v.minLength(1),
);

/** How a buyer or a school is reached: one email address, as long as a field for one is. */
export const contactEmailInput = v.pipe(textInput(200), v.transform(mailboxOf), v.check(isEmail));

/** How a buyer is reached: a phone number. */
export const contactPhoneInput = v.pipe(textInput(40), v.check(isPhone));

/** A password as it is typed: one that is too long is simply wrong. */
export const typedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(1_000));

/** A new password: the handler answers what is wrong with it, by its field. */
export const newPassword = v.pipe(v.string(), v.maxLength(1_000));

/** A token of a link or a ticket, as long as one can be. */
export const tokenInput = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** The code of an authenticator app, or a recovery code. */
export const codeInput = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** Why something is done, in a line or several. */
export function reasonInput(longest: number) {
  return filledTextInput(longest, 'lines');
}

export const tenantInput = v.picklist(tenantCodes);

/**
 * Answer of a browser about a passkey, whose own parts are text of a limited length (WebAuthn level 3, 5.1: PublicKeyCredential).
 *
 * @example
 * credentialInput(part, { attestationObject: part });
 */
export function credentialInput<Response extends v.ObjectEntries>(
  part: v.GenericSchema<string>,
  response: Response,
) {
  return v.looseObject({
    id: part,
    rawId: part,
    type: v.literal('public-key'),
    clientExtensionResults: v.optional(v.looseObject({}), {}),
    response: v.looseObject({ clientDataJSON: part, ...response }),
  });
}
