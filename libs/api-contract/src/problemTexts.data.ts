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

  // Lists
  givenOnce: 'This may be given once',
  noSuchFilter: 'This is not a filter of this list',
  noSuchParameter: 'This is not known here',
  noSuchField: { text: "There is no field '{field}'", facts: { field: 'text' } },
  notCountable: 'Records cannot be counted by this',
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
  lastAdmin: 'This is the last admin who can sign in. Make somebody else an admin first.',
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

  // Actions
  actionNeedsName: 'An action needs its name.',
  actionNeedsTarget: 'An action needs its name, a target and no further data.',
  oneAtATime: 'This is done one record at a time.',
  noSuchAction: { text: "There is no action '{action}' here.", facts: { action: 'text' } },
  wrongStatus: { text: 'This {record} is no longer in a state for that.', facts: { record: 'label' } },

  // Undo
  undoNotOwn: 'This cannot be undone: it is the change of another person.',
  undoOutOfReach: 'This cannot be undone: part of it is no longer within your reach.',
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

  // Forms and tasks
  submittedAlready: 'This was handed in already.',
  answersIncomplete: 'Some answers are missing or not right.',
  formClosed: 'This form cannot be filled in now.',
  otherFormOfTask: 'This task asks for another form.',
  notForOthersAnswers: 'You may not answer for somebody else.',
  publishTakesOption: 'Publishing takes one option: to keep the open answers, or to carry them.',
  nothingAsked: 'It asks nothing yet. Add a question first.',
  nothingChanged: 'Nothing has changed since it was published.',
  formRetired: 'This form is retired. Bring it back first.',
  oneAnswerLost: {
    text: 'One answer is still open, and this would lose what was given to {fields}.',
    facts: { fields: 'text' },
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
  tasksExist: 'Each of these events has this task already.',

  // Messages and people
  conversationClosed: 'This conversation is closed.',
  notInConversation: 'You are not in this conversation.',
  notAuthor: 'Only its author can change a message.',
  staffChooseMembers: 'Staff choose who is in a conversation.',
  membersCannotSignIn: 'Choose people who can sign in.',
  mustBeUsers: 'This must be a list of users.',
  tooManyMembers: { text: 'At most {max} people can be added at once.', facts: { max: 'number' } },
  notCollaborator: 'This user does not have the role Collaborator.',

  // Files
  fileTooLarge: { text: 'This is larger than {megabytes} MB.', facts: { megabytes: 'number' } },
  tooLarge: 'This file is too large.',
  notPicture: 'Send a picture: PNG, JPG or GIF.',
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
} as const satisfies Readonly<Record<string, string | ProblemText>>;
