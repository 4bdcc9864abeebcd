import * as v from 'valibot';
import { isTimeOfDay, isTimeZone } from '../schemas/formats';
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

const clockTime = v.pipe(v.string(), v.check(isTimeOfDay));

/** Whether and how a user gets one kind. */
export const kindSettingSchema = v.strictObject({
  kind,
  /** Under the bell. */
  here: v.boolean(),
  mail: v.picklist(mailTimes),
});
export type KindSetting = v.InferOutput<typeof kindSettingSchema>;

/** What a user selected, or what users of these roles begin with. */
export const notificationSettingsSchema = v.strictObject({
  /** The kinds that the user's roles get. */
  kinds: v.pipe(v.array(kindSettingSchema), v.maxLength(notificationKindNames.length)),
  /** The hours in which no mail is sent; they can go over midnight. */
  quiet: v.nullable(v.strictObject({ from: clockTime, to: clockTime })),
  /** The zone of the quiet hours, and of the day in 'once a day'. */
  time_zone: v.pipe(v.string(), v.check(isTimeZone)),
});
export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>;
export type QuietHours = NonNullable<NotificationSettings['quiet']>;
