import type { SaleSetup } from './useSaleSetup';

/** Props of every part of the page of a seat map. */
export interface SalePartProps {
  setup: SaleSetup;
  readOnly: boolean;
}
