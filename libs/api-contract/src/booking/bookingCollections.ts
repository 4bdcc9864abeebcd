import { boxOfficeShifts } from './collections/boxOfficeShifts';
import { floorPlans } from './collections/floorPlans';
import { floorPlanVersions } from './collections/floorPlanVersions';
import { generalAdmissionDefinitions } from './collections/generalAdmissionDefinitions';
import { generalAdmissionGroups } from './collections/generalAdmissionGroups';
import { generalAdmissionPrices } from './collections/generalAdmissionPrices';
import { giftVoucherEntries } from './collections/giftVoucherEntries';
import { giftVouchers } from './collections/giftVouchers';
import { merchandise } from './collections/merchandise';
import { merchandiseGroups } from './collections/merchandiseGroups';
import { merchandiseLines } from './collections/merchandiseLines';
import { orderRequests } from './collections/orderRequests';
import { orders } from './collections/orders';
import { payments } from './collections/payments';
import { performancePriceGroups } from './collections/performancePriceGroups';
import { pricePlans } from './collections/pricePlans';
import { priceTypes } from './collections/priceTypes';
import { seatHolds } from './collections/seatHolds';
import { seatMapCodes } from './collections/seatMapCodes';
import { seatMaps } from './collections/seatMaps';
import { seatPrices } from './collections/seatPrices';
import { tickets } from './collections/tickets';
import { vouchers } from './collections/vouchers';
import { waitingParties } from './collections/waitingParties';

/** The collections of this noun, by their keys: they load together. */
export const bookingCollections = {
  boxOfficeShifts,
  floorPlans,
  floorPlanVersions,
  generalAdmissionDefinitions,
  generalAdmissionGroups,
  generalAdmissionPrices,
  giftVoucherEntries,
  giftVouchers,
  merchandise,
  merchandiseGroups,
  merchandiseLines,
  orderRequests,
  orders,
  payments,
  performancePriceGroups,
  pricePlans,
  priceTypes,
  seatHolds,
  seatMapCodes,
  seatMaps,
  seatPrices,
  tickets,
  vouchers,
  waitingParties,
} as const;
