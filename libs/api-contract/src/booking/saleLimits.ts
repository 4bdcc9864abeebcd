/** The limits of selling seats. */
export const saleLimits = {
  /** How long a hold lasts, by the database's clock, and by how much it is extended once. */
  holdMinutes: 10,
  extensionMinutes: 5,
  /** Places in one hold, where the seat map names no smaller number. */
  places: 50,
  /**
   * What can be reserved without being paid for: open holds and unpaid orders together. One browser or user, one mailbox, and one
   * network, where a school buys from one address.
   */
  unpaidOfOwner: 20,
  unpaidOfMailbox: 20,
  unpaidOfNetwork: 400,
  /** The part of a performance's places that one network or one mailbox can have unpaid, in per cent, and the least that it always can. */
  unpaidPercent: 25,
  unpaidPlacesLeast: 10,
  /** How many unpaid reservations of a performance the office sees, those of the largest networks first. */
  unpaidListed: 300,
  /**
   * How long an order waits for a bank transfer: this part of the time to the start in per cent, within these days, and at most until so
   * many hours before the start.
   */
  transferPercent: 25,
  transferDaysLeast: 1,
  transferDays: 3,
  transferHoursBefore: 24,
  /** The tickets of a larger order, or of a PDF with more letters in base64, are behind the link of the mail alone. */
  ticketsInMail: 60,
  lettersOfPdfInMail: 4_000_000,
  /** How long an order waits for a card, in minutes. */
  cardMinutes: 15,
  /**
   * The code that proves the email of an order by bank transfer: its letters, how often it can be entered wrongly before a new one is
   * needed, and how many are mailed for an order.
   */
  codeLetters: 6,
  codeTries: 10,
  codesOfOrder: 5,
  /** How long seats are offered to a party of the waiting list, and how many minutes before the start at most. */
  offerMinutes: 120,
  offerMinutesBefore: 60,
  /** Seats are not offered for less time than this. */
  offerMinutesLeast: 20,
  /** Tickets that one change of a plan moves. */
  movesOfPlan: 5_000,
  /** Pieces of one kind of merchandise in an order at most, and where the office names no number. */
  merchandise: 100,
  merchandiseUsually: 10,
  /** Kinds of merchandise in an order. */
  merchandiseKinds: 30,
  /** Buyers that a queue lets in at a time: at most, and by default. */
  queueSize: 5_000,
  queueSizeDefault: 100,
  /** How long before the opening of a sale its queue can be joined. */
  queueLobbyMinutes: 60,
  /** How long a buyer who is let in has after their last selection, and in all. */
  queueSelectMinutes: 10,
  queueMostMinutes: 30,
  /** A place whose browser was silent for longer is not let in until it is back. It keeps its number. */
  queuePresentSeconds: 150,
  /** A turn whose browser was silent for longer goes to the next buyer. Its own buyer is next when it is back. */
  queueTurnSilentSeconds: 45,
  /** Places of one network that draw lots together; the next ones draw behind those of others. A school of hundreds waits at one address. */
  queueLotsOfNetwork: 10,
  queuePlacesOfNetwork: 500,
  /** Text of a buyer's request about an order, the office's answer, and the number of requests an order can have. */
  requestText: 1_000,
  requestAnswer: 500,
  requestsOfOrder: 10,
  name: 160,
  secret: 80,
  /** The code of a voucher. */
  voucher: 40,
  /** Gift vouchers that pay for one order. */
  giftVouchers: 5,
  /** The id of a seat. */
  seat: 80,
} as const;
