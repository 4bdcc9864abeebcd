export { mailTimes, type MailTime, type NotificationKind } from '../defineNotification';
export {
  defaultMailTime,
  getsNotifications,
  notificationKindNamed,
  notificationKindNames,
  notificationKinds,
  type FactsOf,
  type NotificationKindName,
} from './notificationKinds';
export { bellText, mailText, type BellText, type ReaderLanguage } from './notificationTexts';
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
