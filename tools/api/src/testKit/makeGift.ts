import type { Collection } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { readRecord, type MadeRecord, type Values } from './madeRecord';
import type { TestApi, TestClient } from './startTestApi';

export function isGiftCollection(name: string): boolean {
  return name === 'giftVouchers' || name === 'giftVoucherEntries';
}

let made = 0;

/** A gift voucher, which the office issues, or the entry that it begins with. */
export async function makeGift(
  api: TestApi,
  client: TestClient,
  collection: Collection,
  { issued_by, ...given }: Values,
): Promise<MadeRecord> {
  made += 1;
  const issued = await client.call('POST', 'booking/office/gift_vouchers', {
    amount: 5_000 + made,
    issued_to: `Holder ${made}`,
    email: `holder.${made}@example.org`,
    reason: `Reason ${made}`,
    ...given,
  });
  if (issued.status !== 200)
    throw new Error(`${collection.name} were refused: ${JSON.stringify(issued.body)}`);
  // The contract's answer of the action.
  const { hashcode } = (issued.body as { data: { gift_voucher: { hashcode: string } } }).data.gift_voucher;
  if (issued_by !== undefined)
    await api.asOwner('UPDATE gift_vouchers SET issued_by = $2 WHERE hashcode = $1', [hashcode, issued_by]);
  if (collection.name === 'giftVouchers') return readRecord(client, collection, hashcode);
  const { path } = collectionNamed('giftVoucherEntries');
  const { body } = await client.call('GET', `${path}?gift_voucher=${hashcode}`);
  // The list of the only entry there is.
  const [entry] = (body as { results: MadeRecord[] }).results;
  return readRecord(client, collection, entry?.hashcode);
}
