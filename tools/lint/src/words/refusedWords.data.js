/**
 * Words that are refused in names and comments, with what the documentation of React, Fastify or Stripe calls the same thing.
 * Words of the domain stay, although they look alike: a seat hold, a round, a stage.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const refusedWords = {
  'fault|faults|faulty': 'error, invalid',
  'kept|keeper': 'stored, autosave',
  'sight|unseen': 'visible, hidden, visually hidden',
  'entrance|threshold': 'public pages, signed out',
  'look|looks': 'variant, style',
  'tell|tells|told|say|says|said|saying': 'notify, label, text, translate',
  'asked|asking': 'requested, visible, prompted',
  'chosen|choice|choices': 'selected, option',
  'settle|settled|settling': 'fixed, resolved, committed',
  beside: 'next to, adjacent',
  anew: 'again',
  held: 'current, stored',
  'may|might': 'can',
  'edition|editions': 'version',
  'somebody|nobody|everybody|anybody': 'the user, no one, everyone, anyone',
  'whoever|whatever': 'anyone who, any value that',
  'mend|mends|mended': 'fix',
  'bear|bears': 'tolerate',
};

/**
 * The same for several words together, in comments.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const refusedPhrases = {
  'at once': 'immediately, together',
  'in turn': 'in sequence',
  'on (?:its|the|their) way': 'loading, pending',
  '(?:take|takes|taken|took) back': 'roll back',
  'out of reach': 'not permitted',
  '(?:hand|hands|handed) in': 'submit',
};
