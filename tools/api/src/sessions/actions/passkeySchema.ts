import * as v from 'valibot';

/**
 * What a browser says of a passkey, whose own parts are text of a limited length (WebAuthn level 3, 5.1: PublicKeyCredential).
 *
 * @example
 * passkeySchema(part, { attestationObject: part });
 */
export function passkeySchema<Response extends v.ObjectEntries>(part: PartSchema, response: Response) {
  return v.looseObject({
    id: part,
    rawId: part,
    type: v.literal('public-key'),
    clientExtensionResults: v.optional(v.looseObject({}), {}),
    response: v.looseObject({ clientDataJSON: part, ...response }),
  });
}

type PartSchema = v.GenericSchema<string>;
