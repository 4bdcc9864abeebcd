import { isTenantCode, type TenantCode } from '@callboard/api-contract';
import { notificationKindNames, type NotificationKindName } from '@callboard/api-contract/notifications';
import { isHashcode } from '@callboard/api-contract/text';
import { isSameText } from '../secrets/isSameText';
import type { Secrets } from '../secrets/secrets';

/** Subject of a mail: one kind, the daily mail, or a report by its hashcode. */
export type Subscription = NotificationKindName | 'daily' | ReportSubscription;
type ReportSubscription = `report-${string}`;

/** User with a subscription. */
export interface Subscriber {
  tenant: TenantCode;
  user: string;
  subscription: Subscription;
}

/** The page of the links. */
export const unsubscribePath = '/unsubscribe/';

/** A link that stops one kind of mail for one user, without signing in. It never expires: the mail stays too. */
export function unsubscribeUrl(secrets: Pick<Secrets, 'sign'>, home: string, subscriber: Subscriber): string {
  const text = textOf(subscriber);
  return `${home}${unsubscribePath}${text}.${secrets.sign(text)}`;
}

/** Subscriber of a link; null for one that this installation did not make. */
export function readUnsubscribeToken(secrets: Pick<Secrets, 'sign'>, token: string): Subscriber | null {
  const [tenant = '', user = '', subscription = '', signature = ''] = token.split('.');
  if (!isTenantCode(tenant) || !isSubscription(subscription)) return null;
  const read = { tenant, user, subscription };
  if (!isSameText(secrets.sign(textOf(read)), signature)) return null;
  return `${textOf(read)}.${signature}` === token ? read : null;
}

function textOf({ tenant, user, subscription }: Subscriber): string {
  return `${tenant}.${user}.${subscription}`;
}

/** The report whose weekly mail a subscription is; null for any other. */
export function reportOf(subscription: string): string | null {
  const report = subscription.replace(/^report-/, '');
  return report !== subscription && isHashcode(report) ? report : null;
}

function isSubscription(value: string): value is Subscription {
  return (
    value === 'daily' || reportOf(value) !== null || notificationKindNames.some((kind) => kind === value)
  );
}
