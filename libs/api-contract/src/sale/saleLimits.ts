/** The limits of selling seats. */
export const saleLimits = {
  /** How long seats are held, by the database's clock, and how much longer once. */
  holdMinutes: 10,
  extensionMinutes: 5,
  /** Places in one hold, where the seat map names no smaller number. */
  places: 50,
  /** Open holds of one network at a time. A school sells from one address. */
  holdsOfNetwork: 40,
  /** How long an order waits for a bank transfer, in days, and at most until so many hours before the start. */
  transferDays: 3,
  transferHoursBefore: 24,
  /** How long an order waits for a card, in minutes. */
  cardMinutes: 15,
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
  /** Places of one network that draw lots together; the next ones draw behind those of others. A school waits at one address. */
  queueLotsOfNetwork: 10,
  queuePlacesOfNetwork: 100,
  name: 160,
  secret: 80,
  /** The code of a voucher. */
  voucher: 40,
  /** The id of a seat. */
  seat: 80,
} as const;
