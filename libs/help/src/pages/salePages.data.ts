import { helpText, type HelpPage } from '../HelpPage';

/** Venues, seats and tickets: from the plan to the refund. */
export const salePages: readonly HelpPage[] = [
  {
    id: 'venueSeatMap',
    screens: ['VenueCentre', 'VenueProfile', 'SpaceProfile', 'FloorPlanProfile'],
    collections: ['venues', 'spaces', 'floorPlans', 'floorPlanVersions'],
    roles: ['staff'],
    text: helpText({
      title: 'A {venue} and its seats',
      purpose:
        'A {venue} has {spaces}. A {space} with numbered seats has a floor plan, from which tickets are sold.',
      steps: [
        'Add the {venue} with **New {one}|venue**, then its {spaces}.',
        'Open the floor plan. Press **Draw a row** or **Add rows**, and put the **Stage** where it is.',
        'Give the seats their categories, such as front and back. Prices hang on them.',
        'Read **Checks** and correct what it finds.',
        'Press **Publish**. Sales use the published version; you can go on drawing the next one.',
      ],
      problems: [
        'You have a plan as a picture: add it under **Picture to trace** and draw on top of it.',
        'You have the plan as a list, or in another system: open **Files** and use its CSV, JSON or SVG file.',
        'A seat is missing after the sale started: draw it, press **Publish**, then take the new version on the seat map.',
      ],
    }),
  },
  {
    id: 'pricesAndSale',
    screens: [
      'FirstSale',
      'SeatMapProfile',
      'PricingTemplateList',
      'PriceTypesList',
      'GATicketTypesList',
      'SeatTypes',
    ],
    collections: [
      'seatMaps',
      'seatMapCodes',
      'pricePlans',
      'priceTypes',
      'performancePriceGroups',
      'seatPrices',
      'generalAdmissionDefinitions',
      'generalAdmissionGroups',
      'generalAdmissionPrices',
      'vouchers',
      'merchandiseLines',
      'merchandise',
      'merchandiseGroups',
      'seatHolds',
    ],
    roles: ['staff'],
    picture: { role: 'staff', path: '/booking/pricing-templates/{prices}' },
    text: helpText({
      title: 'Set prices and open the sale',
      purpose: 'You say what is for sale for a {performance}, at what price and from when.',
      steps: [
        'Open the {performance} and press **Prepare the sale**. For places without numbers, add a ticket instead.',
        'Press **Use a published version of the floor plan.** so that the seats are there.',
        'Set **Prices by price group and price type**.',
        'Check **Ready for sale?**. It says what is still missing.',
        'Press **Open the sale**. Buyers can buy as soon as it is open.',
      ],
      problems: [
        'The sale cannot be opened: read the lines below **It cannot be opened yet:**.',
        'A buyer asks about a price: press **Why this price?**.',
        'Something is wrong in the middle of the sale: press **Pause**, correct it, then open the sale again.',
      ],
      picture: 'A pricing template, with a tab for each kind of price.',
    }),
  },
  {
    id: 'sellAtBoxOffice',
    screens: ['BoxOffice'],
    roles: ['staff'],
    hasCard: true,
    picture: { role: 'staff', path: '/booking/box-office' },
    text: helpText({
      title: 'Sell at the box office',
      purpose: 'You sell tickets to people who stand before you or call.',
      steps: [
        'Open **Box office** and choose the **Performance**.',
        'Choose seats on the plan, or how many, then **Best seats for**.',
        'Press **Add the buyer** if they want the tickets by email.',
        'Choose under **Paid by**. For cash, type the **Amount given**: the change is shown.',
        'Press **Sell**. Press **Print tickets**, then **Next customer**.',
      ],
      problems: [
        '**Another customer has it now**: take another seat.',
        'Someone has lost a ticket: press **Find an order**, type the name or the seat, and print or email it again.',
        '**Nothing is on sale**: open the sale of a {performance} first.',
        'You sold the wrong ticket: open the order and press **Exchange** or **Refund**.',
      ],
      picture: 'The box office: the {performance} above, the tickets below.',
    }),
  },
  {
    id: 'closeBoxOffice',
    screens: ['AdminBooking', 'BoxOfficeDay'],
    collections: ['payments', 'tickets', 'paymentMethods', 'acceptedPaymentCards'],
    roles: ['staff'],
    text: helpText({
      title: 'Close the box office',
      purpose: 'After the show you compare the money in the till with what was sold.',
      steps: [
        'Open **Payments** and filter by the day, the payment method and who took the money.',
        'Add up the cash in the till, without the float, and compare it with the list.',
        'Press **Export…** and keep the file with the slips of the card machine.',
        'Read **Admin Booking**: tickets sold, income, and orders not paid yet.',
      ],
      problems: [
        'The till has too little: look for a refund in cash, or a sale that was recorded as cash but paid by card.',
        'The till has too much: look for a ticket that was printed but not sold here.',
      ],
    }),
  },
  {
    id: 'giftVouchers',
    screens: ['GiftVouchersList', 'GiftVoucherProfile'],
    collections: ['giftVouchers', 'giftVoucherEntries'],
    roles: ['staff'],
    text: helpText({
      title: 'Gift vouchers',
      purpose:
        'You sell money for tickets as a present, or give it away, and buyers spend it when they like.',
      steps: [
        'Press **New gift voucher**, type the **Value** and how it is paid. To give it away, press **Given** and write the reason.',
        'Type an **Email** to email the code, or press **Print**.',
        'To take one at the box office, open **I have a gift voucher** in the sale and type its code. The rest is paid in another way.',
        'Refunds go back to the gift voucher automatically.',
      ],
      problems: [
        'Someone has lost a gift voucher: find it by name, and press **Print** or **Email again**.',
        'The code was stolen: open it and press **Block**.',
        'It was issued by mistake: press **Cancel gift voucher**, and choose how the rest is paid back.',
      ],
    }),
  },
  {
    id: 'refund',
    screens: ['OrdersList', 'OrderProfile', 'OrderRequestProfile', 'WaitingPartyProfile', 'OrderPrint'],
    collections: ['orders', 'orderRequests', 'waitingParties'],
    roles: ['staff'],
    picture: { role: 'staff', path: '/booking/orders' },
    text: helpText({
      title: 'Orders and refunds',
      purpose: 'You help buyers: email tickets again, exchange them, or give money back.',
      steps: [
        'Find the order by name, email, number or seat, and open it.',
        'Press **Email again** for lost tickets, **Exchange** for another {performance}, or **Give to another buyer**.',
        'For money, press **Refund**, choose the tickets and give the reason.',
        'Cards are paid back by the payment service. Cash you hand over.',
        'Is a whole {performance} off? Open it and press **Cancel and refund**.',
      ],
      problems: [
        'The refund waits: the payment service did not answer. It is tried again automatically, and the order shows when it is done.',
        'A ticket was used already: the order says when it was let in. Read that first, then decide.',
        'A buyer wrote a request: open it, type a sentence for the buyer and press **Mark as done** or **Refuse**.',
      ],
      picture: 'The list of orders, with the buyer, the sum and the status of each.',
    }),
  },
  {
    id: 'myTickets',
    screens: ['MyTickets'],
    roles: ['staff', 'judge', 'participant', 'collaborator'],
    text: helpText({
      title: 'My tickets',
      purpose: 'All tickets that you bought with your email, ready to show at the door.',
      steps: [
        'Open **My tickets** in your account.',
        'Press **Open tickets** and show the code at the door. One code for each person.',
        'To buy more, press **Buy tickets**.',
      ],
      problems: [
        '**Not paid yet**: press **Pay**. The seats are kept for a short time only.',
        'A ticket is missing: it was bought with another email. Ask the box office.',
      ],
    }),
  },
];
