import { viewingWords } from './account';
import { activationWords } from './activation';
import { fieldTexts } from './fieldTexts.data';
import type { ProblemText } from './sentenceText';

/**
 * Every sentence that the server says of something that it refuses, by its code. Texts without facts are plain; the others name
 * each fact between braces, and nothing else of ICU.
 */
export const problemTexts = {
  // Any request
  signInAgain: 'Please sign in again.',
  notAllowed: 'You are not allowed to do this.',
  notAccepted: 'The server did not accept this.',
  serverBusy: 'The server is busy. Try again in a moment.',
  tooManyRequests: {
    text: 'Too many requests. Try again in {seconds} seconds.',
    facts: { seconds: 'number' },
  },
  serverFailed: {
    text: 'Something went wrong on the server. Try again. (Request {request})',
    facts: { request: 'text' },
  },
  otherTenant: 'The Domain header names another tenant than the one that you signed in to.',
  otherTenantInForm: 'The Domain header names another tenant than the form.',
  noSuchTenant: 'The Domain header names no tenant.',
  queryTooLong: { text: 'The query is longer than {kilobytes} kB.', facts: { kilobytes: 'number' } },
  bodyTooLarge: { text: 'The body is larger than {size}.', facts: { size: 'text' } },
  bodyNotJsonType: 'Send the body as application/json.',
  bodyEmpty: 'The body is empty.',
  bodyNotJson: 'The body is not valid JSON.',
  bodyNotObject: 'The body must be a JSON object.',
  bodyTooDeep: { text: 'The body is nested more than {levels} deep.', facts: { levels: 'number' } },
  bodyListTooLong: { text: 'The body has a list of more than {max} items.', facts: { max: 'number' } },
  bodyCut: 'The body is not as long as Content-Length says.',
  badUrl: 'The address is not a valid URL.',
  noSuchAddress: 'The API has no such address.',
  nothingHere: 'The server has nothing at this address.',
  noSuchFile: 'There is no such file.',
  methodNotTaken: {
    text: 'This address does not take {method}. It takes {allowed}.',
    facts: { method: 'text', allowed: 'text' },
  },
  wrongPayload: 'wrong payload',
  wrongBulkPayload: 'Wrong payload',
  keyNotUuid: 'The Idempotency-Key must be a UUID.',
  keyUsed: 'This Idempotency-Key was used for another request.',
  stillWorking: 'The same request is still being worked on.',

  // Values of fields
  ...fieldTexts,

  // Links of guardians
  consentLinkOver: 'This link does not work any more. Ask the school to send you a new one.',
  consentKindsOther: 'The questions have changed. Open the link again.',

  // Lists
  givenOnce: 'This may be given once',
  noSuchFilter: 'This is not a filter of this list',
  noSuchParameter: 'This is not known here',
  noSuchList: 'This is not a list that you can open',
  otherDefaultView: {
    text: '“{name}” is already the default of one of these roles. Ask {owner} to end that first.',
    facts: { name: 'text', owner: 'text' },
  },
  notInView: { text: 'This list cannot read: {names}', facts: { names: 'text' } },
  noSuchField: { text: "There is no field '{field}'", facts: { field: 'text' } },
  notCountable: 'Records cannot be counted by this',
  cannotOpenReport: 'This user cannot open what the report asks for',
  ownsReport: 'The owner selects it on the page of the report',
  tooManyReceivers: {
    text: 'A report can be mailed to at most {max} more people',
    facts: { max: 'number' },
  },
  notMeasurable: 'This cannot be measured',
  orderedTwice: 'Each field may be given once',
  orderedByTooMany: { text: 'At most {max} fields', facts: { max: 'number' } },
  notSortable: { text: "This list cannot be ordered by '{field}'", facts: { field: 'text' } },
  countOutOfRange: { text: 'This must be a whole number from 1 to {max}', facts: { max: 'number' } },
  tooManyValues: { text: 'At most {max} values', facts: { max: 'number' } },
  tooManyItems: { text: 'At most {max} items', facts: { max: 'number' } },
  noHashcode: 'No hashcode provided',
  listTooLong: {
    text: 'This list has more than {max} records. Ask for it page by page, without paginate=false.',
    facts: { max: 'amount' },
  },

  // Records
  stale: 'Somebody else changed this in the meantime.',
  clash: 'This clashes with another record.',
  stillNeeded: 'Other records still need this one.',
  neededBy: {
    text: '{others} still need this {record}.',
    facts: { others: 'firstLabel', record: 'label' },
  },
  exists: { text: '{record} like this already exists.', facts: { record: 'aLabel' } },
  existsWithSame: {
    text: '{record} with the same {fields} already exists.',
    facts: { record: 'aLabel', fields: 'labels' },
  },
  overlaps: {
    text: 'Another {record} has the same {field} at this time.',
    facts: { record: 'label', field: 'label' },
  },
  copyTaken: {
    text: '{name} has the same space at that time. Choose another first day.',
    facts: { name: 'text' },
  },
  lastAdmin: 'This is the last admin who can sign in. Make somebody else an admin first.',
  partBelow: 'Nothing can be part of itself or of a part of its own. Choose another one.',
  managerBelow: 'Nobody can report to themselves or to someone below them. Choose another manager.',
  outOfReach: 'This would put the record out of your reach.',
  notForOthers: 'You may not create this for somebody else.',
  timeIsOver: {
    text: 'The time to change this {record} is over, so only the office can do it.',
    facts: { record: 'label' },
  },
  statusLocksRecord: {
    text: 'The status of this {record} is “{status}”, so only the office can make this change.',
    facts: { record: 'label', status: 'text' },
  },

  // Time slots
  slotTaken: {
    text: 'Another {record} has {from} to {to}.',
    facts: { record: 'label', from: 'clock', to: 'clock' },
  },
  timeTaken: { text: 'Another {record} has this time.', facts: { record: 'label' } },
  slotOutside: {
    text: 'The {holder} is on {day} from {from} to {to}, and this slot takes {minutes} minutes.',
    facts: { holder: 'label', day: 'day', from: 'clock', to: 'clock', minutes: 'number' },
  },
  noSlots: { text: 'A {session} has no time slots.', facts: { session: 'label' } },
  slotsLeftOutside: {
    text: '{count} {records} would have a time slot outside. Move or clear their slots first.',
    facts: { count: 'number', records: 'label' },
  },

  runSheetChanged: 'Someone else has changed this run sheet. It now shows their changes: try again.',
  runSheetInput: 'Give each entry once, with its version, and both times with its performance or none.',

  showStepInput: 'Give the step of the show, the item that it is about, and when it was made.',
  showNotAnnounced: 'Announce this performance first: then its show can be run.',
  showNotOn: 'This performance is finished, postponed or cancelled: its show cannot be run.',
  showDriven: { text: '{name} runs this show now. Take over to go on.', facts: { name: 'text' } },
  showActLength: 'The length of an act stays as it was planned. Shorten a pause instead.',
  showClock: 'The clock of this device is wrong by minutes or more. Set it, then try again.',
  showFull: 'The log of this show is full.',

  // Actions
  actionNeedsName: 'An action needs its name.',
  actionNeedsTarget: 'An action needs its name, a target and no further data.',
  oneAtATime: 'This is done one record at a time.',
  noSuchAction: { text: "There is no action '{action}' here.", facts: { action: 'text' } },
  wrongStatus: { text: 'This {record} is no longer in a state for that.', facts: { record: 'label' } },

  // Undo
  undoNotOwn: 'This cannot be undone: it is the change of another person.',
  undoOutOfReach: 'This cannot be undone: part of it is no longer within your reach.',
  undoSent: 'This cannot be undone: it was sent. Delete it instead.',
  undoClosedConversation: 'This cannot be undone: the conversation is closed.',
  undoVerb: {
    text: 'This cannot be undone: you cannot {verb} {records}.',
    facts: { verb: 'label', records: 'label' },
  },
  undoField: {
    text: "This cannot be undone: you cannot change '{field}' of {records}.",
    facts: { field: 'text', records: 'label' },
  },
  undoAllOfIt: 'This cannot be undone: you cannot change all of it.',
  undoTooLate: {
    text: 'This cannot be undone: it was made more than {hours} hours ago.',
    facts: { hours: 'number' },
  },
  undoTooLateByDays: {
    text: 'This cannot be undone: it was made more than {days} days ago.',
    facts: { days: 'number' },
  },
  undoNoStatus: 'This cannot be undone: it has no status.',
  undoHasEffects: {
    text: "This cannot be undone: '{action}' does more than change the status.",
    facts: { action: 'text' },
  },
  undoByAction: {
    text: "This cannot be undone: '{action}' does more than change the status. Use '{instead}' instead.",
    facts: { action: 'text', instead: 'text' },
  },
  undoStatus: {
    text: "This cannot be undone: you cannot change the status of this {record} from '{from}' back to '{to}'.",
    facts: { record: 'label', from: 'text', to: 'text' },
  },
  undoChangedSince: {
    text: 'This cannot be undone, because {titles} changed again since.',
    facts: { titles: 'text' },
  },
  undoChangedSinceToo: {
    text: 'This cannot be undone, because {titles} and others changed again since.',
    facts: { titles: 'text' },
  },
  undoCreditUsed: 'This cannot be undone: the credit of the school was used since.',

  // Forms and tasks
  submittedAlready: 'This was handed in already.',
  answersIncomplete: 'Some answers are missing or not right.',
  formClosed: 'This form cannot be filled in now.',
  otherFormOfTask: 'This task asks for another form.',
  notForOthersAnswers: 'You may not answer for somebody else.',
  publishTakesOption: 'Publishing takes one option: to keep the open answers, or to carry them.',
  nothingAsked: 'It asks nothing yet. Add a question first.',
  nothingChanged: 'Nothing has changed since it was published.',
  pageEmpty: 'Nothing is on this page yet. Add a widget first.',
  widgetUnfinished: { text: '{name} is not set up yet.', facts: { name: 'text' } },
  widgetWrong: { text: 'The settings of {name} do not fit its kind.', facts: { name: 'text' } },
  pictureUnknown: { text: 'The picture of {name} was not uploaded for a page.', facts: { name: 'text' } },
  partOfOtherPage: 'A part of this page has the id of a part elsewhere.',
  noSuchVersion: 'This version does not exist.',
  planLabelsTwice: {
    text: 'Two seats have the same label: {labels}. Rename a section or a row, or number its seats again.',
    facts: { labels: 'text' },
  },
  planWithoutSeats: 'Nothing is drawn to sell yet. Add a row of seats or a standing area first.',
  wrongHold: 'Select at least one seat or place, and no more than are sold in one order.',
  wrongOrder: 'Give your name and email, and a kind of ticket for each place.',
  wrongTicketPayment: 'This payment is not complete.',
  wrongOrderLink: 'This link is not complete. Open it from the mail again.',
  orderLinkUnknown: 'This link leads to no order. Open the newest mail about it.',
  orderCodeWrong: 'This code is not right. Enter the code of the newest mail.',
  orderCodeSpent: 'Too many wrong codes. Have a new code mailed.',
  orderCodesTooMany: 'No more codes are mailed for this order. Order again, or ask the box office.',
  wrongOrderEmail: 'Enter an email address such as name@example.com.',
  wrongRequest: 'Enter what you need; for another email, an address such as name@example.com.',
  requestOpen: 'This request is open already. The box office answers it.',
  requestNotOpen: 'This request is answered already.',
  requestNotPossible: 'This cannot be requested for this order now.',
  requestsTooMany: 'This order has had so many requests that it takes no more. Contact the box office.',
  requestAnswerNeeded: 'A refusal needs a sentence for the buyer.',
  notOnSale: 'Tickets of this performance are not on sale now.',
  holdGone: 'The time for these seats is over. Select them again.',
  holdExtendedAlready: 'These seats were given more time already.',
  seatsNotFree: 'Some of these seats cannot be had. Nothing is reserved yet.',
  seatsTooMany: { text: 'One order has at most {most} places.', facts: { most: 'number' } },
  seatsNotEnough: 'There are not so many free seats.',
  placesNotEnough: {
    text: '{ticket} has only {free} free places.',
    facts: { ticket: 'text', free: 'number' },
  },
  unpaidOfOwner: {
    text: 'You have {most} reservations that are not paid. Pay one or give one up, then try again.',
    facts: { most: 'number' },
  },
  unpaidOfNetwork: {
    text: '{most} reservations from your network are not paid. Pay one, try again in some minutes, or ask the box office.',
    facts: { most: 'number' },
  },
  unpaidOfMailbox: {
    text: '{most} orders with this email are not paid. Pay one first, or ask the box office.',
    facts: { most: 'number' },
  },
  unpaidPlacesOfNetwork: {
    text: 'At most {most} places of this performance can be reserved unpaid from one network. Choose fewer, pay what is reserved, or ask the box office.',
    facts: { most: 'number' },
  },
  unpaidPlacesOfMailbox: {
    text: 'At most {most} places of this performance can be ordered unpaid with one email. Pay what is ordered first, or ask the box office.',
    facts: { most: 'number' },
  },
  ticketsUnlikeHold: 'The tickets do not fit the reserved places. Go back one step.',
  noPriceForTicket: 'One of these tickets has no price. Choose another kind of ticket.',
  totalChanged: 'The price changed in the meantime. Read it again before you order.',
  voucherUnknown: 'This voucher cannot be used for these tickets. Check the code, or order without it.',
  merchandiseUnknown: 'Some of this merchandise is not sold with these tickets.',
  merchandiseShort: {
    text: '{name}: only {left} can still be had. Order fewer.',
    facts: { name: 'text', left: 'number' },
  },
  merchandiseTooMany: {
    text: '{name}: one order has at most {most} of them.',
    facts: { name: 'text', most: 'number' },
  },
  merchandiseNotRefundable: 'Some of this merchandise was given back already.',
  merchandiseNotPaid: 'Only merchandise that is paid can be handed over.',
  wrongHandOver: 'Choose the merchandise that is handed over.',
  wrongWaiting: 'Give your name, your email and how many places you need.',
  notWaiting: 'This party does not wait any more.',
  placesFreeNow: 'There are free places for you now. Take them instead of waiting.',
  waitingLinkUnknown: 'This link leads to no place on a waiting list.',
  seatsFreeNow: 'There are seats together for you now. Find them instead of waiting.',
  voucherNeedsDiscount: 'Give the voucher a discount: a per cent, or an amount.',
  queueTurnNeeded: 'It is not your turn to select seats. Join the queue of this performance.',
  queuePlaceUnknown: 'This place in the queue is not known. Join the queue again.',
  queueNotOpenYet: 'The queue is not open yet. Come back an hour before the sale opens.',
  queuePlacesTooMany: 'Too many wait from here already. Try again in a few minutes.',
  wrongQueue: 'Enter how many buyers select seats at a time: 1 to 5,000.',
  orderOver: 'This order is closed.',
  orderPaidAlready: 'This order is paid.',
  paymentMethodUnknown: 'Choose another way to pay.',
  providerSilent: 'The payment service does not answer. Try again in a minute: you are not charged twice.',
  wrongStatement: 'Choose the CSV file of the bank, and at least one line of it; it has at most 500 kB.',
  statementUnreadable: 'This file names no day and no amount. Export the transactions of the bank as CSV.',
  statementFormat: {
    text: 'This is a {format} file, which cannot be read here. Export the transactions of the bank as CSV.',
    facts: { format: 'text' },
  },
  statementTooLong: { text: 'A file has at most {max} lines. Export fewer days.', facts: { max: 'number' } },
  webhookUnsigned: 'This webhook has no valid signature.',
  amountUnlikeOrder: { text: 'This order still asks for {amount}.', facts: { amount: 'text' } },
  ticketsNotRefundable: 'Some of these tickets were given back already.',
  wrongScan: 'This is no code of a ticket. Scan it again, or find the ticket by name.',
  saleNotReady:
    'Not everything is ready for the sale: take a version of the plan, and give its seats prices.',
  wrongSale: 'Check the tickets, the way to pay and the buyer.',
  wrongSeat: 'Choose the ticket and a free seat for it.',
  wrongBuyer: 'Give the name and the email of the new buyer.',
  complimentaryNeedsReason: 'Give the reason for the complimentary tickets.',
  buyerNeeded: 'Give the name of the buyer, because this order is not paid yet.',
  paymentKnown: 'A payment with this reference is written down already.',
  ticketNotMovable: 'This ticket cannot be moved. It has no seat, or it was given back.',
  seatDearer: 'This seat costs more. Confirm that the price stays as it is.',
  planVersionSold:
    'Tickets are sold for seats of the version before. Take this one with the dialog that shows whom it moves.',
  wrongPlanChange: 'Give each ticket that moves one seat.',
  planChangeOutdated: {
    text: 'In the meantime the seats changed: {places}. Nothing is moved yet; check the list again.',
    facts: { places: 'text' },
  },
  seatTwice: { text: 'Two tickets would have the same seat: {place}.', facts: { place: 'text' } },
  noNewerPlan: 'There is no newer version of the plan.',
  nothingCancelled: 'This performance was not cancelled with refunds.',
  refundsNoUndo: 'Its orders are refunded and its buyers have a mail, so this cannot be undone.',
  refundsRunning: 'Its orders are being refunded already.',
  wrongExchange: 'Select the tickets, the places that they are exchanged for, and how the rest is paid.',
  ticketsNotExchangeable: 'Some of these tickets were given back or scanned already.',
  severalCurrencies: {
    text: 'This performance is sold in {currency}. What costs another currency cannot be in the same order.',
    facts: { currency: 'text' },
  },
  exchangeCurrency: 'That performance is sold in another currency.',
  wrongPayBack: 'Select how the money is paid back.',
  nothingToPayBack: 'Nothing is due back for this order.',
  payBackChanged: { text: 'Now {amount} is due back. Check it again.', facts: { amount: 'text' } },
  noCardToPayBack: 'No card payment of this order can be paid back. Select another way.',
  wrongPostponement: 'Give the new start and end, and until when buyers can answer.',
  postponeIntoPast: 'The new start must be in the future.',
  postponeEndFirst: 'The performance must end after it starts.',
  postponeAnswerLate: 'Buyers must be able to answer from now until the new start at the latest.',
  postponeSameTime: 'This is the time that it has already.',
  performanceNotPostponable: 'A performance that has started, is over or is cancelled cannot be moved.',
  postponedNoUndo: 'Its buyers have a mail with the new time, so this cannot be undone.',
  notPostponed: 'This order has nothing to answer.',
  answerTooLate: 'The time to answer is over.',
  performanceNotCancellable: 'A performance that has started or is over cannot be cancelled.',

  planRetired: 'This floor plan is retired. Bring it back first.',
  formRetired: 'This form is retired. Bring it back first.',
  oneAnswerLost: {
    text: 'One answer is still open, and this would lose what was given to {fields}.',
    facts: { fields: 'text' },
  },
  answersReworded: {
    text: 'Open answers have options that are worded differently now, or removed: {options}.',
    facts: { options: 'text' },
  },
  answersLost: {
    text: '{open} answers are still open, and this would lose what was given to {fields}.',
    facts: { open: 'number', fields: 'text' },
  },
  mustBeRows: 'These must be rows',
  tooManyRows: { text: 'There can be no more than {max}', facts: { max: 'number' } },
  tooFewRows: { text: 'At least {min} are needed', facts: { min: 'number' } },
  tasksNeedEvents: 'Making tasks needs the events that they are for.',
  templateRetired: 'This template is retired. Bring it back first.',
  entryNeeded: 'This task has one answer for each entry. Select which one it is for.',
  changeNeedsComment: 'Write what should change, in up to 1,000 characters.',
  nothingToReview: 'Only answers that were handed in can be changed or approved.',
  reminderTakesEntries: 'A reminder takes the entries that it is for, or none for all.',
  noAnswerMissing: 'No answer is missing.',
  tasksExist: 'Each of these events has this task already.',

  // Entering
  enteringNeedsForm: 'What is asked while entering needs a form. Choose one.',
  enteringIsForEntrants: 'Only tasks of entrants can be asked while entering.',
  enteringFormsMissing: {
    text: 'Some answers are missing or not right. Complete these steps first: {forms}.',
    facts: { forms: 'text' },
  },
  enteringNeedsPerson: 'Your account has no person yet. Ask the office to add one.',
  entriesNotOpen: { text: 'Entries for {event} are closed.', facts: { event: 'text' } },
  placesTaken: {
    text: 'All {limit} places for {event} are taken.',
    facts: { limit: 'number', event: 'text' },
  },
  onlyOwnSchool: 'You can enter only for your own school. Ask the office to change this.',
  entryTooLarge: {
    text: 'One {record} has at most {max} members.',
    facts: { record: 'label', max: 'number' },
  },
  membersThere: {
    text: '{names} cannot be added twice to the same {record}.',
    facts: { names: 'text', record: 'label' },
  },

  // Eligibility
  notEligible: {
    text: 'This {record} is not ready to submit. {findings}',
    facts: { record: 'label', findings: 'text' },
  },
  replacedInDraft: {
    text: 'This {record} is a draft: remove the one and add the other.',
    facts: { record: 'label' },
  },
  replacedNotNow: {
    text: 'The status of this {record} is “{status}”, so no one can be replaced.',
    facts: { record: 'label', status: 'label' },
  },
  replacedTooLate: {
    text: 'Since the first performance on {day} only the office can replace anyone.',
    facts: { day: 'day' },
  },
  replacedNotEligible: {
    text: '{name} cannot take this place. {findings}',
    facts: { name: 'text', findings: 'text' },
  },
  notAReplacement: 'This replacement was undone already.',
  replacementAnswered: {
    text: 'The guardian of {name} has answered already, so this cannot be undone. Replace them instead.',
    facts: { name: 'text' },
  },
  rulesContradict: {
    text: 'No entry could meet both “{rule}” and “{other}”.',
    facts: { rule: 'text', other: 'text' },
  },
  threeRulesContradict: {
    text: 'No entry could meet “{rule}”, “{other}” and “{third}” together.',
    facts: { rule: 'text', other: 'text', third: 'text' },
  },
  noSuchPlaceholder: {
    text: 'There is nothing to fill in for {names}.',
    facts: { names: 'text' },
  },
  reasonNeeded: 'Give a reason.',
  noDecision: 'There is no decision to send.',
  decisionNotPossible: {
    text: 'The status of this {record} changed, so this decision is not possible any more.',
    facts: { record: 'label' },
  },
  withdrawnTooLate: {
    text: 'The day of the first performance has come, so only the office can withdraw this {record}.',
    facts: { record: 'label' },
  },
  wrongPayment: 'A payment needs an amount above zero and the day on which it was paid.',
  paidAhead: 'This day has not come yet at the event. Enter the day on which it was paid.',
  paidTooMuch: { text: 'Only {owed} is still owed.', facts: { owed: 'text' } },
  nothingOwed: { text: 'This {record} owes nothing.', facts: { record: 'label' } },
  noSuchPayment: 'This payment was already taken back.',
  paymentOfInvoice: 'This payment is of an invoice. Take it back there.',
  tooManyPayments: { text: 'At most {max} payments can be noted.', facts: { max: 'number' } },
  alreadyWaived: 'This is already waived.',
  notWaived: 'This is not waived.',
  noLateFee: { text: 'This {record} is charged no late fee.', facts: { record: 'label' } },
  wrongInvoice: 'An invoice needs a school, its entries, and the last day to pay.',
  invoiceFinal: 'An issued invoice or credit note never changes. Credit it instead.',
  feeInvoiced: 'This fee is on an invoice. Record the payment there, or credit that invoice first.',
  invoiceNotDraft: 'Only a draft can be issued or discarded.',
  invoiceNotOpen: 'Nothing is to be paid of this invoice.',
  invoiceTermsMissing: 'Write your name, GST number and bank account for invoices first.',
  invoiceFeesChanged:
    'Some of these fees are not owed any more, or are of several currencies. Load the page again.',
  invoiceNeedsEmail: 'This invoice has no email. It can be printed instead.',
  invoiceNotYetDue: 'The last day to pay has not passed.',
  remindedAlready: 'This reminder was sent already.',
  wrongInvoicePayment: 'A payment needs an amount above zero, how it came, and the day on which it was paid.',
  creditTooSmall: { text: 'The school has only {amount} of credit.', facts: { amount: 'text' } },
  paymentSpent: 'This payment was credited or used meanwhile. Take that back first.',
  wrongCreditNote: 'A credit note needs lines of the invoice, an amount for each, and a reason.',
  creditAboveLine: 'A line cannot be credited by more than it asks for.',
  wrongInvoiceTerms: 'Invoices need a name, a GST number, a bank account, and 0 to 120 days to pay.',
  entryUnbalanced: 'An accounting entry needs debits and credits of the same sum.',
  entryFinal: 'An accounting entry never changes. Reverse it instead.',
  lineOneSide: 'A line of an accounting entry has either a debit or a credit.',
  wrongAccountingEntry: 'An accounting entry needs a day, a text and lines with an account and an amount.',
  wrongCommission: 'A commission fee needs an event, a day, and a rate or an amount above zero.',
  bookedAhead: 'This day has not come yet. Enter the day on which it happened.',
  noSuchAccount: 'One of these accounts does not exist or is retired.',
  noSuchTax: 'One of these taxes does not exist or is retired.',
  alreadyReversed: 'This accounting entry is already reversed.',
  reversalIsFinal: 'This accounting entry is a reversal, which cannot be reversed.',
  reverseAtSource: 'This accounting entry follows from the fee of an entry. Change that fee instead.',
  feeNotCharged: {
    text: 'The fee of this {record} is calculated when it is submitted.',
    facts: { record: 'label' },
  },
  loanEnds: 'Choose a time that is still to come.',
  assetOut: { text: '{asset} is with {person}.', facts: { asset: 'text', person: 'text' } },
  assetPromised: {
    text: '{asset} is reserved for {person} in this time.',
    facts: { asset: 'text', person: 'text' },
  },
  assetNotLent: { text: '{asset} cannot be lent now. Look at its status.', facts: { asset: 'text' } },
  assetNotOut: { text: '{asset} is not out.', facts: { asset: 'text' } },
  bothBounds: 'The lower bound is above the upper bound.',
  optionOfOtherTenant: 'This does not exist here.',
  waiverStays: 'The reason of a waiver stays as it was written.',
  membersAbove: {
    text: '{count} members, at most {most}',
    facts: { count: 'number', most: 'number' },
  },
  membersBelow: {
    text: '{count} members, at least {least}',
    facts: { count: 'number', least: 'number' },
  },
  partsAbove: {
    text: '{count} as {parts}, at most {most}',
    facts: { count: 'number', parts: 'labels', most: 'number' },
  },
  partsBelow: {
    text: '{count} as {parts}, at least {least}',
    facts: { count: 'number', parts: 'labels', least: 'number' },
  },
  olderThan: {
    text: 'Older than {most} on {day}: {names}',
    facts: { most: 'number', day: 'day', names: 'text' },
  },
  youngerThan: {
    text: 'Younger than {least} on {day}: {names}',
    facts: { least: 'number', day: 'day', names: 'text' },
  },
  aboveSchoolYear: {
    text: 'Above school year {most}: {names}',
    facts: { most: 'number', names: 'text' },
  },
  belowSchoolYear: {
    text: 'Below school year {least}: {names}',
    facts: { least: 'number', names: 'text' },
  },
  birthDateMissing: { text: 'Date of birth missing: {names}', facts: { names: 'text' } },
  schoolYearMissing: { text: 'School year missing: {names}', facts: { names: 'text' } },
  inOtherEntries: {
    text: '{name} is also in {others}, and can be in at most {most}.',
    facts: { name: 'text', others: 'text', most: 'number' },
  },
  otherRegion: {
    text: 'Most members are from {majority}, and this is entered in {region}.',
    facts: { majority: 'text', region: 'text' },
  },
  tooManyForEach: {
    text: '{count} as {parts} to {available} of {each}, at most {most} to one',
    facts: { count: 'number', parts: 'labels', available: 'number', each: 'label', most: 'number' },
  },
  measureMissing: { text: 'Missing: {measure}', facts: { measure: 'label' } },
  measureTooLarge: {
    text: '{measure}: {value}, at most {most}',
    facts: { measure: 'firstLabel', value: 'number', most: 'number' },
  },
  measureTooSmall: {
    text: '{measure}: {value}, at least {least}',
    facts: { measure: 'firstLabel', value: 'number', least: 'number' },
  },
  lengthMissing: 'The length is missing.',
  tooLong: { text: '{length} long, at most {most}', facts: { length: 'text', most: 'text' } },
  tooShort: { text: '{length} long, at least {least}', facts: { length: 'text', least: 'text' } },
  wordMissing: {
    text: 'The {field} does not say “{word}”.',
    facts: { field: 'label', word: 'text' },
  },
  wordForbidden: {
    text: 'The {field} says “{word}”.',
    facts: { field: 'label', word: 'text' },
  },
  entriesClosed: { text: 'Entries closed on {day}.', facts: { day: 'day' } },
  addedAfterFirst: { text: 'Added after the first performance: {names}', facts: { names: 'text' } },
  needsApproval: {
    text: 'The school has {count} other entries for this event, so this one needs the office’s yes.',
    facts: { count: 'number' },
  },
  rollTooSmall: {
    text: 'A further entry is for schools of more than {least} students, and this one has {roll}.',
    facts: { least: 'amount', roll: 'amount' },
  },

  // Messages and people
  conversationClosed: 'This conversation is closed.',
  notInConversation: 'You are not in this conversation.',
  conversationLocked: {
    text: 'Only organisers can write in this conversation now: {reason}',
    facts: { reason: 'text' },
  },
  messageDeleted: 'This message was deleted.',
  mentionsNotMembers: 'Mention only people who are in this conversation.',
  mentionsNotReaders: 'Mention only staff who can read this record.',
  commentDeleted: 'This comment was deleted.',
  commentUsed: 'This comment was added before, with another text or on another record.',
  commentNotOwn: 'Only its author can change a comment. An admin can delete it too.',
  commentLimit: { text: 'A record can have {max} comments. Delete some first.', facts: { max: 'number' } },
  attachmentsNotOwn: 'Attach only files that you have just sent yourself.',
  tooManyMentions: { text: 'At most {max} people can be mentioned.', facts: { max: 'number' } },
  tooManyAttachments: { text: 'At most {max} files can be attached.', facts: { max: 'number' } },
  mustBeFiles: 'This must be a list of files.',
  adultAndMinorAlone:
    'An adult and a student cannot be alone in a conversation. Add a second adult, such as a teacher or an organiser.',
  adultAndMinorLeft:
    'This would leave an adult and a student alone in the conversation. Add a second adult first.',
  ownReport: 'This is your own message. You can delete it.',
  notAuthor: 'Only its author can change a message.',
  notRecipients: 'You can write to organisers and to the people of your own entries.',
  membersCannotSignIn: 'Choose people who can sign in.',
  mustBeUsers: 'This must be a list of users.',
  tooManyMembers: { text: 'At most {max} people can be added at once.', facts: { max: 'number' } },
  worksOnItAlready: 'They can change it already.',
  tooManyCoworkers: { text: 'At most {max} people can be invited.', facts: { max: 'number' } },
  hasJoined: 'They have joined already.',
  invitedRecently: {
    text: 'The invitation was sent less than {minutes} minutes ago.',
    facts: { minutes: 'number' },
  },
  notForOthersEntries: 'You can invite people to your own entries.',
  notCollaborator: 'This user does not have the role Collaborator.',

  // Announcements and targets
  targetNamesNothing: 'Choose at least one thing that the group has in common.',
  targetFilterUnknown: {
    text: "The filter of entries is not understood: '{parameter}'.",
    facts: { parameter: 'text' },
  },
  noSuchCategory: 'No entry here has this category.',
  tooManyTargets: { text: 'There can be at most {max} groups.', facts: { max: 'number' } },
  noTargets: 'Choose who gets it first.',
  targetsReachNobody: 'Nobody is in these groups now. Choose who gets it.',
  nobodyAdded: 'Everyone in these groups has it already.',
  everyoneHasRead: 'Everyone who got it has read it.',
  remindedRecently: 'A reminder was sent less than an hour ago.',
  announcementNeedsTime: 'Set when it is published first.',
  publishTimeOver: 'This time is over. Choose a later one.',

  // Resources
  resourceIncomplete: 'Give it its file, its link or its text first.',
  sayWhatChanged: 'Say in one sentence what changed: people have read it before.',
  fileNotUploaded: 'Upload the file first.',

  // Files
  fileTooLarge: { text: 'This is larger than {megabytes} MB.', facts: { megabytes: 'number' } },
  tooLarge: 'This file is too large.',
  notPicture: 'Send a picture: PNG, JPG or GIF.',
  tooManyPictures: {
    text: 'There can be {max} pictures at most. Remove one first.',
    facts: { max: 'number' },
  },
  pictureStaysPrivate: 'This picture cannot be shown to everyone.',
  heicPhoto: 'Only Apple devices can show a HEIC photo. Save it as a JPG and send that.',
  tooManyPixels: {
    text: 'This picture has more than {millions} million pixels. Make it smaller and send it again.',
    facts: { millions: 'number' },
  },
  brokenPicture: 'This picture cannot be read. It may be damaged.',
  uploadExists: 'This upload is an attachment already.',
  uploadUnfinished: 'The file is not whole yet.',
  uploadNeedsLength: 'Say how long the file is: Upload-Length.',
  uploadsUnfinished: 'Too many of your uploads are not finished. Go on with one, or cancel it.',
  uploadElsewhere: 'The upload is at another place in the file. Ask for it by HEAD, and go on there.',
  uploadExpired: 'This upload was not finished in time. Begin it again.',
  notTus: 'This is no request of the tus protocol.',
  otherTusVersion: 'This server speaks version 1.0.0 of the tus protocol.',
  uploadPartType: 'Send the parts of a file as application/offset+octet-stream.',
  diskFull: 'The server has no room for files now. Try again later.',
  uploadNotStored: 'The server could not take the file. Try again later.',
  noRoom: 'All the room for files is taken. Delete some, or ask an admin for more.',
  noPersonalRoom: 'Your files take all the room that one person has. Delete some, or ask an admin.',
  tooManyAtOnce: {
    text: 'You are sending {files} files already. Wait until one of them is done.',
    facts: { files: 'number' },
  },
  tooManyFromNetwork: 'Too many files came from your network. Try again in an hour, or sign in.',
  addressExpired: 'This address has expired. Open the file again.',
  noSuchPart: 'The file has no such part.',

  // Exports
  exportTooLong: {
    text: 'This list has more than {max} rows. Narrow it by a search or by filters, and export it in parts.',
    facts: { max: 'number' },
  },
  exportFailed: 'Something went wrong on the server. The file is not whole: export it again.',

  // Imports
  importNeedsCsv: 'Send the file itself as text/csv.',
  importTooLarge: 'This file is larger than 5 MB.',
  importEmpty: 'This file is empty. Its first row has to name the columns.',
  importNoRows: 'This file has a header and no rows below it.',
  importTooManyRows: {
    text: 'This file has {rows} rows. Import at most {max} at a time.',
    facts: { rows: 'number', max: 'number' },
  },
  importTooManyColumns: {
    text: 'This file has {columns} columns. At most {max} can be read.',
    facts: { columns: 'number', max: 'number' },
  },
  importUnnamedColumn: {
    text: 'Column {column} has no name in the first row.',
    facts: { column: 'number' },
  },
  importSameColumns: {
    text: 'Two columns are called "{column}". Give each its own name.',
    facts: { column: 'text' },
  },
  importOpenQuote: {
    text: 'The quotation mark on line {line} is never closed.',
    facts: { line: 'number' },
  },
  importQuoteInCell: {
    text: 'Line {line} has a quotation mark in the middle of a cell. Put the whole cell in quotation marks and write the inner ones twice.',
    facts: { line: 'number' },
  },
  importLongRow: {
    text: 'The row at line {line} is too long. A quotation mark before it may be missing its partner.',
    facts: { line: 'number' },
  },
  importBadLine: { text: 'Line {line} is not valid CSV.', facts: { line: 'number' } },
  importWorkbook:
    'This is a workbook, not a CSV file. Save it as UTF-8 and choose it again: in Excel "Save as" → "CSV UTF-8 (Comma delimited)", in LibreOffice "Save as" → CSV → "Unicode (UTF-8)".',
  importUtf16:
    'This file is saved as UTF-16. Save it as UTF-8 and choose it again: in Excel "Save as" → "CSV UTF-8 (Comma delimited)", in LibreOffice "Save as" → CSV → "Unicode (UTF-8)".',
  importNotUtf8:
    'This file is not saved as UTF-8. Save it as UTF-8 and choose it again: in Excel "Save as" → "CSV UTF-8 (Comma delimited)", in LibreOffice "Save as" → CSV → "Unicode (UTF-8)".',
  importBadParameter: {
    text: 'The parameter {parameter} of the import is not what it has to be.',
    facts: { parameter: 'text' },
  },
  importNotImportable: 'This field cannot be imported',
  importNoColumn: { text: 'The file has no column "{column}"', facts: { column: 'text' } },

  // Merging
  mergeSame: 'Select two different records.',
  mergeChanged: {
    text: '{record} has changed since. Look at both again.',
    facts: { record: 'text' },
  },
  mergeDouble: {
    text: 'Both have {record} in {records}. Delete one of them first.',
    facts: { record: 'text', records: 'label' },
  },

  // Rights of roles
  limitUnknown: { text: 'There is no {name} that could be limited.', facts: { name: 'text' } },
  customRoleBase: {
    text: "'{role}' has the rights of {base}. Give the user that role too.",
    facts: { role: 'text', base: 'label' },
  },
  limitFieldNeeded: {
    text: "'{field}' of {records} cannot be hidden: other parts of the product build on it.",
    facts: { field: 'text', records: 'label' },
  },
  limitFieldRequired: {
    text: "'{field}' of {records} is required. Take away creating too, or leave it open.",
    facts: { field: 'text', records: 'label' },
  },
  limitReadNeeded: {
    text: 'Reading {records} cannot be limited: other pages show them.',
    facts: { records: 'label' },
  },
  limitsChanged: 'These rights have changed since. Reload the page, and change them again.',

  // Erasing people
  eraseSelf: 'You cannot erase yourself. Ask another admin.',
  eraseName: 'Type the name as it is shown.',
  eraseDone: 'This person was erased already.',
  eraseNoUndo: 'A person was erased since. That cannot be undone.',

  // Signing in and accounts
  wrongLogin: 'The email or the password is not right.',
  wrongOldPassword: 'The old password is not right.',
  wrongPassword: 'The password is not right.',
  wrongCode: 'The code is not right.',
  tooManyAttempts: {
    text: 'Too many attempts. Try again in {seconds} seconds.',
    facts: { seconds: 'number' },
  },
  signInTookTooLong: 'Signing in took too long. Please begin again.',
  viewing: viewingWords,
  passwordElsewhere:
    'They belong to other sites too, so only they can change their password. Send them a reset mail instead.',
  twoStepElsewhere:
    'They belong to other sites too, so only they can turn this off. They can sign in with one of their recovery codes.',
  foreignHost: 'This address belongs to another tenant. Use that tenant’s own address.',
  notAsAdmin: 'Nobody views as an admin.',
  cannotSignIn: 'They cannot sign in at present.',
  unknownPasskey: 'This passkey is not known here.',
  passkeyNotAdded: 'This passkey could not be added.',
  passkeyTookTooLong: 'Adding the passkey took too long. Please begin again.',
  tooManyPasskeys: 'There are as many passkeys as one can have. Remove one first.',
  twoStepOn: 'Two-step sign-in is on already.',
  twoStepOffAlready: 'Two-step sign-in is off already.',
  twoStepOff: 'Two-step sign-in is off.',
  resetExpired: 'Your reset password session has expired, please request again',
  activationExpired: activationWords.expired,
  activationComplete: activationWords.complete,
  activationFailed: activationWords.failed,
  activationExpiredAtLogin: activationWords.loginExpired,
  activationDeclined: activationWords.loginDeclined,
  activationOnlyInvited: activationWords.onlyInvited,
  invitationAccepted: 'This invitation was accepted already.',
  emailTaken: 'Somebody with this email is a user already.',
  accountLinkExpired: 'This link does not work any more. Please send your request again.',
  requestNeedsSchool: 'Select the school first.',
  requestSchoolExists: {
    text: '{name} is in the list already. Edit the request and select it.',
    facts: { name: 'text' },
  },
  unknownSchool: 'Select a school from the list, or write its name.',
} as const satisfies Readonly<Record<string, string | ProblemText>>;
