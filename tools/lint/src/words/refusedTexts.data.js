/**
 * Refused constructions of users' texts: of code or of a translation, each with what a native speaker writes to teachers and
 * teenagers instead, and a text that it refuses.
 *
 * @type {readonly { refused: RegExp, instead: string, example: string }[]}
 */
export const refusedTexts = [
  { refused: /\bstands? (?:here|there)\b/i, instead: 'appears here', example: 'Events stand here.' },
  {
    refused: /\bare to (?:stand|appear)\b/i,
    instead: 'where you want them',
    example: 'Where tickets are to stand.',
  },
  {
    refused: /(?<!\b(?:there|here|that) )\b(?:is|are|was) no (?!longer|one\b|more\b)/i,
    instead: 'is not a …',
    example: 'This file is no picture.',
  },
  { refused: /\b(?:make|keep|edit) (?:it )?mine\b/i, instead: 'my own version', example: 'Make it mine' },
  { refused: /^with drafts$/i, instead: 'including drafts', example: 'with drafts' },
  {
    refused: /\b(?:lives|leads?) (?:at|nowhere|there)\b/i,
    instead: 'there is …',
    example: 'Nothing lives at this address.',
  },
  { refused: /\bmend(?:s|ed)?\b/i, instead: 'fix, correct', example: 'Mend them in the file.' },
  { refused: /\bpassed over\b/i, instead: 'ignored', example: 'The column is passed over.' },
  { refused: /\bhashcode/i, instead: 'ID', example: 'A row with the hashcode of a record' },
  {
    refused: /\ba mail\b|\bmails\b|\bmail(?:ed|ing)\b/i,
    instead: 'an email, emailed',
    example: 'The buyer gets a mail.',
  },
  { refused: /\bmail\b(?! (?:server|app))/i, instead: 'email', example: 'We tell you by mail.' },
  {
    refused: /\b(?:some|no|every|any)body\b/i,
    instead: 'someone, no one, everyone, anyone',
    example: 'Somebody else changed this.',
  },
  {
    refused: /\b(?:who|what|which|when|where)ever\b/i,
    instead: 'anyone who, any … that',
    example: 'Whoever is in one of the groups',
  },
  { refused: /^such as\b/i, instead: 'For example, …', example: 'Such as Pacific/Auckland' },
  {
    refused: /\bmay (?:not|only|hold|lead)\b|\bmay (?:have|be) .* at most\b/i,
    instead: 'cannot, can',
    example: 'You may not answer.',
  },
  { refused: /\bgiven once\b/i, instead: 'only once', example: 'This may be given once' },
  {
    refused: /\b(?:out of|within) (?:your )?reach\b/i,
    instead: 'you cannot access it',
    example: 'It is out of reach.',
  },
  {
    refused: /\bby (?:itself|themselves|yourself)\b/i,
    instead: 'automatically',
    example: 'It is published by itself.',
  },
  { refused: /\bby hand\b/i, instead: 'yourself', example: 'Close the vote by hand.' },
  {
    refused: /\bedition/i,
    instead: 'version',
    example: 'It has no place in the new edition.',
  },
  {
    refused: /\b(?:begin|begins|began|begun|beginning)\b(?! with\b)/i,
    instead: 'start, started',
    example: 'You began this before',
  },
  { refused: /\bput right\b|\bsort(?:ed)? out\b/i, instead: 'fix', example: 'Needs to be put right' },
  {
    refused: /\b(?:wr(?:itten|ote) down|(?:is|was|are|be) noted|noted by)\b/i,
    instead: 'recorded',
    example: 'The payment is written down',
  },
  {
    refused: /\b(?:is|was|be|were|yes) taken back\b|\btook .* back\b|\btake every\b|^\S+ taken back$/i,
    instead: 'undone, reversed, withdrawn',
    example: 'The payment is taken back',
  },
  {
    refused: /\b(?:given|gave|give) (?:all )?back\b/i,
    instead: 'returned, restored',
    example: 'Some were given back.',
  },
  {
    refused: /\b(?:on (?:its|their) way|under way\b.*\b(?:to|for) you)\b/i,
    instead: 'loading, sent',
    example: 'A link is on its way.',
  },
  {
    refused: /\b(?:can|could|cannot) (?:still )?be had\b/i,
    instead: 'is available',
    example: 'These cannot be had.',
  },
  { refused: /\bnot whole\b/i, instead: 'incomplete', example: 'The address is not whole.' },
  { refused: /\ball the same\b/i, instead: 'anyway', example: 'Let them in all the same' },
  { refused: /\bat present\b/i, instead: 'at the moment', example: 'They cannot sign in at present.' },
  { refused: /\bat once\b/i, instead: 'immediately', example: 'Set a new password at once.' },
  {
    refused: /\bdoes not fit (?:the server|its)\b/i,
    instead: 'is out of date, is not valid',
    example: 'This version does not fit the server.',
  },
  {
    refused: /\b(?:has|have) no place (?:in|for|there)\b/i,
    instead: 'does not fit',
    example: 'They have no place there.',
  },
  {
    refused: /\btold\b.*\bby\b|\b(?:saying|says nothing)\b/i,
    instead: 'we tell them',
    example: 'They are told by email.',
  },
  {
    refused: /\b(?:is|are) there (?:already|twice)\b/i,
    instead: 'was added already, is used twice',
    example: 'The number is there twice',
  },
  {
    refused: /\bnot there any more\b/i,
    instead: 'no longer available',
    example: 'This page is not there any more',
  },
  {
    refused: /\bnames (?:no|another|several|the one)\b/i,
    instead: 'has no, refers to',
    example: 'The header names no tenant.',
  },
  { refused: /\basks nothing\b/i, instead: 'has no questions', example: 'This form asks nothing yet.' },
  {
    refused: /\b(?:theirs|yours|mine) alone\b/i,
    instead: 'only they can …',
    example: 'How they sign in is theirs alone.',
  },
  {
    refused: /\ba yes\b|\bevery yes\b|’s yes\b|\bhas a no\b/i,
    instead: 'consent, approval',
    example: 'This needs the office’s yes.',
  },
  {
    refused: /\bso many\b(?! \w+ that)/i,
    instead: 'this many, that many',
    example: 'Only who has played so many games',
  },
  { refused: /\b(?:only|from) who\b/i, instead: 'only players who', example: 'Only who has played' },
  {
    refused: /(?<!still )\bto come\b(?! back)/i,
    instead: 'in the future',
    example: 'Enter a day and a time to come.',
  },
  {
    refused: /\bfrom today on\b|\bfrom .{1,12} on (?:means|there)\b/i,
    instead: 'from today',
    example: 'Enter a day from today on.',
  },
  {
    refused: /\bthe (?:version|certificate|period|row|one) before\b|^(?:row|one|period) before$/i,
    instead: 'the previous …',
    example: 'Row before',
  },
  { refused: /, before it (?:was|had)\b/i, instead: 'previously', example: 'Place 2, before it was 3' },
  {
    refused: /\bcomes? along\b|\btake them along\b/i,
    instead: 'moves, is copied',
    example: 'What comes along',
  },
  { refused: /\bletter by letter\b/i, instead: 'exactly', example: 'What was signed, letter by letter' },
  { refused: /\bdearer\b/i, instead: 'more expensive', example: 'This seat is dearer' },
  { refused: /\btakes? no part\b/i, instead: 'does not take part', example: 'This act takes no part.' },
  { refused: /\bspelt alike\b/i, instead: 'similar spelling', example: 'Spelt alike' },
  {
    refused: /^(?:like|as) the (?:system|visitor)\b/i,
    instead: 'same as this device',
    example: 'Like the system',
  },
  { refused: /\bwants attention\b/i, instead: 'needs attention', example: 'Wants attention' },
  { refused: /\bof it rounding\b|\bof them merchandise\b/i, instead: 'of which', example: 'Of it rounding' },
  {
    refused: /\banew\b|\bbeside\b|\bsettled\b/i,
    instead: 'again, next to, decided',
    example: 'Seats not settled',
  },
  { refused: /\bgo on (?:with|later|there|soon)\b|^go on$/i, instead: 'continue', example: 'Go on' },
  { refused: /\bthe message of\b/i, instead: 'the message from', example: 'Go to the message of {name}' },
  { refused: /\bremind of\b/i, instead: 'send a reminder about', example: 'Remind of {name}' },
  {
    refused: /\bno room for\b|\bthe room (?:for files|that)\b/i,
    instead: 'space',
    example: 'The server has no room for files.',
  },
];

/** Texts that the description of the product fixes word by word. */
export const fixedTexts = new Set(['missing hashcode', 'No hashcode provided']);
