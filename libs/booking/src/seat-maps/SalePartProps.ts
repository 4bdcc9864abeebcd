import type { SaleSetup } from './useSaleSetup';

/** What every part of the page of a seat map is given. */
export interface SalePartProps {
  setup: SaleSetup;
  readOnly: boolean;
}
