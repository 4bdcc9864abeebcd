import { saleChannels, type SaleChannel } from '@callboard/api-contract/booking';
import { translate } from '@callboard/language';

/** Names of the price groups and seat types of an offer. */
export interface OfferNames {
  groups: readonly { hashcode: string; name: string }[];
  types: readonly { hashcode: string; name: string; code: string }[];
}

/** Names of the places of sale. */
export function saleChannelNames(): Record<SaleChannel, string> {
  return { online: translate('Online'), office: translate('Box office'), door: translate('At the door') };
}

/** A place of sale by its value; undefined for another text. */
export function saleChannelOf(value: string): SaleChannel | undefined {
  return saleChannels.find((each) => each === value);
}
