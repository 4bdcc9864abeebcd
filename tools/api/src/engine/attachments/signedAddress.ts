import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import type { PictureSize } from '@callboard/api-contract/attachments';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** Parts of an attachment that an address opens: the file itself, or a picture in one of its sizes. */
export const fileParts = ['file', 'small', 'medium', 'large'] as const satisfies readonly (
  PictureSize | 'file'
)[];
export type FilePart = (typeof fileParts)[number];

/** Everything that an address grants; all of it is signed. */
export interface Grant {
  tenant: TenantCode;
  hashcode: string;
  part: FilePart;
  /** Downloaded, or shown in the page. */
  use: 'download' | 'view';
  /** In seconds since 1970. */
  expires: number;
}

const querySchema = v.object({
  tenant: v.picklist(tenantCodes),
  part: v.picklist(fileParts),
  use: v.picklist(['download', 'view']),
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** Signs addresses and knows its own again. The key must never leave the server. */
export function createSigner(key: Buffer) {
  /** The query of an address. */
  function sign(grant: Grant): string {
    const { tenant, part, use, expires } = grant;
    return new URLSearchParams({
      tenant,
      part,
      use,
      expires: String(expires),
      signature: signatureOf(grant).toString('hex'),
    }).toString();
  }

  /** Grant of an address now; null where it is forged, changed or expired. */
  function open(hashcode: string, query: unknown, now: number): Grant | null {
    const parsed = v.safeParse(querySchema, query);
    if (!parsed.success) return null;
    const { signature, ...granted } = parsed.output;
    const grant: Grant = { hashcode, ...granted };
    const isOurs = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(grant));
    return isOurs && granted.expires * 1_000 > now ? grant : null;
  }

  function signatureOf({ tenant, hashcode, part, use, expires }: Grant): Buffer {
    return createHmac('sha256', key).update([tenant, hashcode, part, use, expires].join('\n')).digest();
  }

  return { sign, open };
}

export type Signer = ReturnType<typeof createSigner>;
