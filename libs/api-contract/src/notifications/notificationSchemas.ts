import * as v from 'valibot';
import { isTimeOfDay, isTimeZone } from '../schemas/formats';
import { isPushEndpoint } from './isPushEndpoint';
import { mailTimes } from '../defineNotification';
import type { NotificationKindName } from './notificationKinds';
import { notificationPages } from './notificationPages';

// Object.keys of a record returns its keys.
const kinds = Object.keys(notificationPages) as NotificationKindName[];
const kind = v.picklist(kinds);

/** Notification of a user, which only that user reads. */
export const notificationSchema = v.object({
  hashcode: v.string(),
  kind,
  /** The record that it is about. */
  collection: v.nullable(v.string()),
  record: v.nullable(v.string()),
  /** Parts of its sentence, by the names that its kind declares. */
  facts: v.record(v.string(), v.string()),
  at: v.string(),
  read: v.nullable(v.string()),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** A browser's subscription to push messages, as the Push API names its parts. */
export const pushSubscriptionSchema = v.strictObject({
  endpoint: v.pipe(v.string(), v.check(isPushEndpoint)),
  /** The browser's key: 65 bytes in base64url. */
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
  /** A secret that it shares: 16 bytes in base64url. */
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(?:==)?$/)),
});

const clockTime = v.pipe(v.string(), v.check(isTimeOfDay));

/** Channels by which a user gets one kind, if any. */
export const kindSettingSchema = v.strictObject({
  kind,
  /** Under the bell. */
  here: v.boolean(),
  mail: v.picklist(mailTimes),
  /** On the devices that the user has switched on. */
  push: v.optional(v.boolean(), true),
});
export type KindSetting = v.InferOutput<typeof kindSettingSchema>;

/** Settings that a user selected, or that users of these roles begin with. */
export const notificationSettingsSchema = v.strictObject({
  /** The kinds that the user's roles get. */
  kinds: v.pipe(v.array(kindSettingSchema), v.maxLength(kinds.length)),
  /** The hours in which nothing is sent; they can go over midnight. */
  quiet: v.nullable(v.strictObject({ from: clockTime, to: clockTime })),
  /** The zone of the quiet hours, and of the day in 'once a day'. */
  time_zone: v.pipe(v.string(), v.check(isTimeZone)),
});
export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>;
export type QuietHours = NonNullable<NotificationSettings['quiet']>;
