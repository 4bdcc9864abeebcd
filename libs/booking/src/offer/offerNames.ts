import { saleChannels, type SaleChannel } from '@callboard/api-contract/booking';
import { translate } from '@callboard/language';

/** What the price groups and seat types of an offer are called. */
export interface OfferNames {
  groups: readonly { hashcode: string; name: string }[];
  types: readonly { hashcode: string; name: string; code: string }[];
}

/** What the places of sale are called. */
export function saleChannelNames(): Record<SaleChannel, string> {
  return { online: translate('Online'), office: translate('Box office'), door: translate('At the door') };
}

/** A place of sale by its value; undefined for another text. */
export function saleChannelOf(value: string): SaleChannel | undefined {
  return saleChannels.find((each) => each === value);
}
