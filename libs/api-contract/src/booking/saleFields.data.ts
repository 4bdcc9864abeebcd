/** Where seats are sold: by the public shop, by the office, or at the door. */
export const saleChannelOptions = [
  { value: 'online', label: 'Online' },
  { value: 'office', label: 'Box office' },
  { value: 'door', label: 'At the door' },
] as const;

export type SaleChannel = (typeof saleChannelOptions)[number]['value'];
export const saleChannels = saleChannelOptions.map(({ value }) => value);
