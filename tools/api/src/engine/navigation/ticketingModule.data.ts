import type { NavigationModule } from './tenantNavigation';

/** The pages of those who sell tickets. */
export const ticketingModule: NavigationModule = {
  code: 'booking',
  name: 'Ticketing',
  icon: 'tag',
  audience: ['staff'],
  pages: [
    { code: 'box_office', name: 'Box office', collection: 'orders', path: '/booking/box-office' },
    { code: 'orders', name: 'Orders', collection: 'orders', path: '/booking/orders' },
    {
      code: 'order_requests',
      name: 'Requests of buyers',
      collection: 'orderRequests',
      path: '/booking/requests',
    },
    { code: 'tickets', name: 'Tickets', collection: 'tickets', path: '/booking/tickets' },
    { code: 'payments', name: 'Payments', collection: 'payments', path: '/booking/payments' },
    { code: 'door', name: 'Door', collection: 'tickets', path: '/door' },
    { code: 'seat_maps', name: 'Seat maps', collection: 'seatMaps', path: '/booking/seat-maps' },
    {
      code: 'general_admission',
      name: 'General admission tickets',
      collection: 'generalAdmissionDefinitions',
      path: '/booking/general-admission',
    },
    {
      code: 'general_admission_groups',
      name: 'General admission groups',
      collection: 'generalAdmissionGroups',
      path: '/booking/general-admission-groups',
    },
    {
      code: 'pricing_templates',
      name: 'Pricing templates',
      collection: 'pricePlans',
      path: '/booking/pricing-templates',
    },
    {
      code: 'price_groups',
      name: 'Price groups',
      collection: 'performancePriceGroups',
      path: '/booking/price-groups',
    },
    { code: 'seat_prices', name: 'Seat prices', collection: 'seatPrices', path: '/booking/seat-prices' },
    {
      code: 'general_admission_prices',
      name: 'General admission prices',
      collection: 'generalAdmissionPrices',
      path: '/booking/general-admission-prices',
    },
    { code: 'price_types', name: 'Price types', collection: 'priceTypes', path: '/booking/price-types' },
    {
      code: 'waiting_list',
      name: 'Waiting list',
      collection: 'waitingParties',
      path: '/booking/waiting-list',
    },
    { code: 'vouchers', name: 'Vouchers', collection: 'vouchers', path: '/booking/vouchers' },
    {
      code: 'merchandise_sold',
      name: 'Merchandise sold',
      collection: 'merchandiseLines',
      path: '/booking/merchandise',
    },
    { code: 'seat_types', name: 'Seat types', collection: 'seatMapCodes', path: '/booking/seat-types' },
    { code: 'floor_plans', name: 'Floor plans', collection: 'floorPlans', path: '/booking/floor-plans' },
  ],
};
