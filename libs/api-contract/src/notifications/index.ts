export {
  defaultMailTime,
  getsNotifications,
  mailTimes,
  notificationKindNamed,
  notificationKindNames,
  notificationKinds,
  type FactsOf,
  type MailTime,
  type NotificationKindName,
} from './notificationKinds';
export { commentsTab, notificationPath } from './notificationPath';
export {
  kindSettingSchema,
  notificationSchema,
  notificationSettingsSchema,
  type KindSetting,
  type Notification,
  type NotificationSettings,
  type QuietHours,
} from './notificationSchemas';
export { undeliveredMailSchema, type UndeliveredMail } from './queries/mailQueries';
