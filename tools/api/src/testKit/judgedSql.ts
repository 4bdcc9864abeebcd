import type { TestApi, TestClient } from './startTestApi';

const judgedCollections = [
  'scoreSheets',
  'sheetReadings',
  'resultVersions',
  'ceremonies',
  'handedOverWork',
] as const;

/** Collections whose records are made by actions on a judged stage. */
export type JudgedCollection = (typeof judgedCollections)[number];

export const isJudgedCollection = (name: string): name is JudgedCollection =>
  judgedCollections.some((each) => each === name);

/** References of a record: those that are not given are made when they are needed. */
interface Judged {
  stage: string;
  entry: () => Promise<string>;
  user: (field: string) => Promise<string>;
  number: number;
  madeBy: unknown;
}

/** The SQL that makes one, with its values after the tenant. */
export async function judgedSql(
  api: TestApi,
  client: TestClient,
  name: JudgedCollection,
  { stage, entry, user, number, madeBy }: Judged,
): Promise<[text: string, values: readonly unknown[]]> {
  switch (name) {
    case 'scoreSheets':
      // Users who make records read them again, and so do admins of a test, each by a reading.
      await api.asOwner(
        `INSERT INTO sheet_readings (tenant, name, event, stage, reader, reason)
          SELECT s.tenant, u.qed_title, s.event, s.hashcode, u.hashcode, 'A test' FROM stages s JOIN users u ON u.tenant = s.tenant
          WHERE s.hashcode = $1 AND (u.hashcode = $2 OR 'admin' = ANY (u.roles))`,
        [stage, client.user],
      );
      return [
        `INSERT INTO score_sheets (tenant, name, event, stage, entry, judge, content, status)
          SELECT $1, n.qed_title, s.event, s.hashcode, n.hashcode, $4::uuid, '{"marks":[],"penalties":[]}', 'open'
          FROM stages s, entries n WHERE s.tenant = $1 AND n.tenant = $1 AND s.hashcode = $2::uuid AND n.hashcode = $3::uuid
          RETURNING hashcode`,
        [stage, await entry(), await user('judge')],
      ];
    case 'sheetReadings':
      return [
        `INSERT INTO sheet_readings (tenant, name, event, stage, reader, reason)
          SELECT $1, u.qed_title, s.event, s.hashcode, u.hashcode, 'An appeal'
          FROM stages s, users u WHERE s.tenant = $1 AND u.tenant = $1 AND s.hashcode = $2::uuid AND u.hashcode = $3::uuid
          RETURNING hashcode`,
        [stage, await user('reader')],
      ];
    case 'resultVersions':
      return [
        `INSERT INTO result_versions (tenant, name, event, stage, number, content, made_by, status)
          SELECT $1, s.name, s.event, s.hashcode, $3::integer, '{"lines":[],"differences":[],"next":null}', $4::uuid, 'open'
          FROM stages s WHERE s.tenant = $1 AND s.hashcode = $2::uuid RETURNING hashcode`,
        [stage, number, madeBy],
      ];
    case 'ceremonies':
      return [
        `INSERT INTO ceremonies (tenant, name, event, stage, step, frozen, releases, driver, content, status)
          SELECT $1, s.name, s.event, s.hashcode, 0, false, false, $3::uuid, '{"lines":[],"goOn":[],"tie":null}', 'open'
          FROM stages s WHERE s.tenant = $1 AND s.hashcode = $2::uuid RETURNING hashcode`,
        [stage, await user('driver')],
      ];
    case 'handedOverWork':
      return [
        `INSERT INTO handed_over_work (tenant, name, event, stage, made_by, count, made_at, device_at, key, refusal, content, status)
          SELECT $1, s.name, s.event, s.hashcode, $3::uuid, 1, now(), now(), gen_random_uuid()::text, 'Not found.', '{"calls":[]}', 'waiting'
          FROM stages s WHERE s.tenant = $1 AND s.hashcode = $2::uuid RETURNING hashcode`,
        [stage, await user('made_by')],
      ];
    default:
      return name satisfies never;
  }
}
