import * as v from 'valibot';
import { isTimeOfDay, isTimeZone } from '../schemas/formats';
import { isPushEndpoint } from './isPushEndpoint';
import { mailTimes, notificationKindNames } from './notificationKinds';

const kind = v.picklist(notificationKindNames);

/** What concerns a user, as only that user reads it. */
export const notificationSchema = v.object({
  hashcode: v.string(),
  kind,
  /** The record that it is about. */
  collection: v.nullable(v.string()),
  record: v.nullable(v.string()),
  /** What its sentence is made of, by the names that its kind declares. */
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

/** Whether and how a user gets one kind. */
export const kindSettingSchema = v.strictObject({
  kind,
  /** Under the bell. */
  here: v.boolean(),
  mail: v.picklist(mailTimes),
  /** On the devices that the user has switched on. */
  push: v.optional(v.boolean(), true),
});
export type KindSetting = v.InferOutput<typeof kindSettingSchema>;

/** What a user selected, or what users of these roles begin with. */
export const notificationSettingsSchema = v.strictObject({
  /** The kinds that the user's roles get. */
  kinds: v.pipe(v.array(kindSettingSchema), v.maxLength(notificationKindNames.length)),
  /** The hours in which nothing is sent; they can go over midnight. */
  quiet: v.nullable(v.strictObject({ from: clockTime, to: clockTime })),
  /** The zone of the quiet hours, and of the day in 'once a day'. */
  time_zone: v.pipe(v.string(), v.check(isTimeZone)),
});
export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>;
export type QuietHours = NonNullable<NotificationSettings['quiet']>;
