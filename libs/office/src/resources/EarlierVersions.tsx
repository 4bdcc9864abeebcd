import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { resourceVersions } from '@callboard/api-contract/resources';
import { FieldValue, useZone } from '@callboard/records';
import { DateTimeText } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { AttachmentField, toAttachmentValues } from '@callboard/uploads';
import { resourceMessages as words } from './resourceMessages';

const ignore = () => undefined;

/** Earlier versions of a resource, newest first. Readers do not see them. */
export function EarlierVersions({ resource }: { resource: string }) {
  const { data, problem, isLoading, refetch } = collections.resourceVersions.useList({
    filters: [{ field: 'resource', operator: 'eq', value: resource }],
    // A list leaves documents out unless it is asked for them.
    fields: ['hashcode', 'number', 'note', 'replaced_at', 'body', 'link', 'file'],
  });
  return (
    <QueryView
      query={{ value: data?.results, problem, isLoading, retry: refetch }}
      isEmpty={(versions) => versions.length === 0}
      empty={
        <EmptyState icon="history" title={words.noVersions}>
          {words.noVersionsText}
        </EmptyState>
      }
    >
      {(versions) => (
        <Stack>
          {versions.map((version) => (
            <EarlierVersion key={version.hashcode} version={version} />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

function EarlierVersion({ version }: { version: RecordOf<'resourceVersions'> }) {
  const zone = useZone();
  const { number, note, replaced_at, body, link, file } = version;
  const { fields } = resourceVersions;
  return (
    <Card title={words.version(number)}>
      <Stack>
        <p>
          {words.until} <DateTimeText value={replaced_at} />
          {note !== null && note !== '' && <> · {note}</>}
        </p>
        {body !== null && <FieldValue field={fields.body} value={body} zone={zone} />}
        {link !== null && <FieldValue field={fields.link} value={link} zone={zone} />}
        {file !== null && (
          <AttachmentField
            label={words.version(number)}
            value={toAttachmentValues(file)}
            onChange={ignore}
            readOnly
          />
        )}
      </Stack>
    </Card>
  );
}
