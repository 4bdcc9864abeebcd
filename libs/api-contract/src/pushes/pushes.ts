import * as v from 'valibot';

/** Where the socket is on the API's own port; on the port after it every path is the socket (clause 7.48). */
export const socketPath = '/api/socket';

const hashcode = v.pipe(v.string(), v.uuid());
const ofMessage = { record: hashcode, conversation: hashcode };

/**
 * Messages of the server over the socket, by their codes: the event and the ids of its records, never data. The client reads
 * the data it needs, by the rights of its user.
 */
export const pushes = {
  /** Everything up to here was sent, and from now on what happens is. The first push of each connection, after what was missed. */
  connected: v.object({}),
  /** Sent twice a minute, so that a client notices a connection that is gone without a sign. */
  heartbeat: v.object({}),
  'message.created': v.object(ofMessage),
  /** Its text or its reactions. */
  'message.updated': v.object(ofMessage),
  'message.deleted': v.object(ofMessage),
  /** A member has read further in a conversation: sent to its members. */
  'conversation.read': v.object({ conversation: hashcode, user: hashcode }),
  /** A user is writing in a conversation. Sent to the others who read it. */
  typing: v.object({ conversation: hashcode, user: hashcode }),
  /** The user has a new notification, or read some, here or on another device. Another server can send its words instead. */
  notification: v.object({ user: v.optional(hashcode), message: v.optional(v.string()) }),
  /** A comment on a record was added, edited, deleted or restored. Sent to those who can read comments, and the record. */
  'comment.changed': v.object({ collection: v.string(), record: hashcode }),
  /** A tag was put on a record, or removed from it. Sent to those who can see tags, and the record. */
  'tags.changed': v.object({ collection: v.string(), record: hashcode }),
  /** A record of any collection but messages was created, changed, moved to another status, or deleted. */
  'record.changed': v.object({
    collection: v.string(),
    record: hashcode,
    kind: v.picklist(['create', 'update', 'delete']),
  }),
  /** A user opened a record, began or stopped editing it, or left it. Sent to the others who can change the record. */
  'record.viewed': v.object({
    collection: v.string(),
    record: hashcode,
    user: hashcode,
    /** One opening of the record: a user can have several, in several tabs. */
    visit: hashcode,
    state: v.picklist(['viewing', 'editing', 'left']),
  }),
  /** More has happened than is sent one by one: read again what is visible. */
  resync: v.object({}),
  /** The session ended, or its user was disabled. The socket closes. */
  'session.ended': v.object({ message: v.string() }),
} satisfies Record<string, v.GenericSchema>;

export type PushCode = keyof typeof pushes;

/** A push with its code, as it stands in `payload`. */
export type Push = { [Code in PushCode]: { code: Code } & v.InferOutput<(typeof pushes)[Code]> }[PushCode];

/**
 * The pushes of what is stored nowhere and soon over. They have no number and no position: one that is lost in a cut, or that a slow
 * client has no room for, is not sent again.
 */
export const ephemeralCodes = ['record.viewed', 'typing'] as const satisfies readonly PushCode[];

/** A push of what is stored nowhere. */
export type EphemeralPush = Extract<Push, { code: (typeof ephemeralCodes)[number] }>;

/** Why the server closes a socket, in addition to the codes of the protocol. */
export const socketCloseCodes = {
  /** The token is of no session, or its session has ended. */
  sessionEnded: 4401,
  /** The roles of the user have changed: connect again, and read again what is visible. */
  rolesChanged: 4403,
} as const;

const frameSchema = v.object({
  payload: v.looseObject({ code: v.string(), message: v.optional(v.string()) }),
  number: v.optional(v.number()),
  change_set: v.optional(v.string()),
  position: v.optional(v.string()),
});

/** One message of the socket. */
export interface Frame {
  /** A push; of a code that this version does not know, its code and message. */
  payload: Push | { code: 'unknown'; message: string | undefined };
  /** The number of the event: what comes twice after a cut has the same. Numbers can come in another order. */
  number?: number | undefined;
  /** Changes made together: the `Change-Set` of the answer to the user who made them. */
  change_set?: string | undefined;
  /** Where to go on after a cut, as `after` in the query of the next connection. */
  position?: string | undefined;
}

/**
 * Parses a message of the socket; null for what is none.
 *
 * @example
 * readFrame('{"payload":{"code":"heartbeat"}}')?.payload.code; // 'heartbeat'
 */
export function readFrame(text: string): Frame | null {
  const parsed = v.safeParse(frameSchema, parsedJson(text));
  if (!parsed.success) return null;
  const { payload, ...rest } = parsed.output;
  const { code, message } = payload;
  if (!isPushCode(code)) return { payload: { code: 'unknown', message }, ...rest };
  const known = readPush(code, payload);
  return known && { payload: known, ...rest };
}

/** Parses a push between two processes of the server; null for what is none of those that are stored nowhere. */
export function readEphemeralPush(payload: unknown): EphemeralPush | null {
  const parsed = v.safeParse(v.looseObject({ code: v.picklist(ephemeralCodes) }), payload);
  return parsed.success ? readPush(parsed.output.code, parsed.output) : null;
}

function readPush<Code extends PushCode>(code: Code, payload: object): Extract<Push, { code: Code }> | null {
  const known = v.safeParse(pushes[code], payload);
  // The payload was parsed by the schema of this very code.
  return known.success ? ({ code, ...known.output } as Extract<Push, { code: Code }>) : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isPushCode(code: string): code is PushCode {
  return Object.hasOwn(pushes, code);
}
