import { tenants } from '@callboard/all-tenants';
import { roles, type Role, type TenantCode } from '@callboard/api-contract';
import {
  defaultMailTime,
  getsNotifications,
  kindSettingSchema,
  notificationKindNamed,
  notificationKindNames,
  type KindSetting,
  type NotificationKindName,
  type NotificationSettings,
} from '@callboard/api-contract/notifications';
import { languageSchema, type LanguageCode } from '@callboard/api-contract/languages';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';

const settingsRow = v.object({
  user: v.string(),
  email: v.string(),
  language: v.nullable(languageSchema),
  roles: v.array(v.picklist(roles)),
  // A version before or after this one can have other kinds.
  kinds: v.nullable(v.array(v.union([kindSettingSchema, v.looseObject({})]))),
  quiet_from: v.nullable(v.string()),
  quiet_to: v.nullable(v.string()),
  time_zone: v.nullable(v.string()),
});

/** A user as far as notifications need to know them. */
export interface Receiver extends NotificationSettings {
  user: string;
  email: string;
  language: LanguageCode;
  roles: readonly Role[];
}

/** The active ones of some users, with what they selected, or the defaults of their roles. */
export async function readReceivers(
  queries: Queries,
  tenant: TenantCode,
  users: readonly string[],
): Promise<Receiver[]> {
  const rows = await queries.rows(settingsRow, {
    text: `SELECT u.hashcode AS "user", u.email, u.language, u.roles, s.kinds, s.quiet_from, s.quiet_to, s.time_zone
      FROM users u LEFT JOIN notification_settings s ON s.tenant = u.tenant AND s."user" = u.hashcode
      WHERE u.tenant = $1 AND u.hashcode = ANY ($2::uuid[]) AND u.status = 'active'`,
    values: [tenant, users],
  });
  return rows.map(
    ({ user, email, language, roles: own, kinds, quiet_from: from, quiet_to: to, time_zone: zone }) => ({
      user,
      email,
      language: language ?? 'en',
      roles: own,
      kinds: notificationKindNames
        .filter((kind) => getsNotifications(kind, own))
        .map((kind) => kinds?.filter(isSetting).find((each) => each.kind === kind) ?? defaultOf(kind, own))
        .map((setting) =>
          notificationKindNamed(setting.kind).isNeverMailed
            ? { ...setting, mail: 'never' as const }
            : setting,
        ),
      quiet: from !== null && to !== null ? { from, to } : null,
      time_zone: zone ?? tenants[tenant].timeZone,
    }),
  );
}

/** How a user gets a kind; null where their roles do not get it at all. */
export function settingOf({ kinds }: NotificationSettings, kind: NotificationKindName): KindSetting | null {
  return kinds.find((each) => each.kind === kind) ?? null;
}

/** Stores what a user selected. */
export async function writeSettings(
  queries: Queries,
  tenant: string,
  user: string,
  { kinds, quiet, time_zone }: NotificationSettings,
): Promise<void> {
  await queries.query({
    text: `INSERT INTO notification_settings (tenant, "user", kinds, quiet_from, quiet_to, time_zone)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (tenant, "user") DO UPDATE SET kinds = EXCLUDED.kinds, quiet_from = EXCLUDED.quiet_from,
        quiet_to = EXCLUDED.quiet_to, time_zone = EXCLUDED.time_zone`,
    values: [tenant, user, JSON.stringify(kinds), quiet?.from ?? null, quiet?.to ?? null, time_zone],
  });
  // Waiting mails follow: none is sent of a kind that was just switched off.
  await queries.query({
    text: `UPDATE notifications SET mail = 'never' WHERE tenant = $1 AND "user" = $2 AND mail <> 'never'
      AND mailed IS NULL AND kind = ANY ($3)`,
    values: [tenant, user, kinds.filter(({ mail }) => mail === 'never').map(({ kind }) => kind)],
  });
}

function isSetting(value: object): value is KindSetting {
  return v.is(kindSettingSchema, value);
}

function defaultOf(kind: NotificationKindName, own: readonly Role[]): KindSetting {
  return { kind, here: true, mail: defaultMailTime(kind, own), push: true };
}
