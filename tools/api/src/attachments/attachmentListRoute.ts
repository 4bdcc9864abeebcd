import { attachmentPaths, fieldErrors, isHashcode, limits, uploadFactsSchema } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pathOf } from '../pathOf';
import { invalid, notFound } from '../problems';
import { actorOf } from '../records/recordContext';
import { attachmentRows } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { createPresenter } from './presentAttachment';
import { parentOf } from './readFacts';
import { isWithinReach } from './withinReach';

const [path = ''] = attachmentPaths.ofRecord('').split('?');

const whole = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number));
const querySchema = v.strictObject({
  parent: v.unwrap(uploadFactsSchema.entries.parent),
  page: v.optional(whole, '1'),
  page_size: v.optional(v.pipe(whole, v.maxValue(limits.maxPageSize)), String(limits.pageSize)),
  paginate: v.optional(v.literal('true')),
});
type Query = v.InferOutput<typeof querySchema>;

/** `GET attachments?parent={type}.{id}`: the files of a record, newest first, for whoever may read it. Its avatar is none of them. */
export function addAttachmentListRoute(app: FastifyInstance, version: number, tools: AttachmentTools): void {
  const present = createPresenter(tools, version);
  app.get(path, { config: { permission: 'signedIn' } }, async (request) => {
    const parsed = v.safeParse(querySchema, request.query);
    if (!parsed.success) throw invalid(fieldErrors(parsed.issues));
    const parent = parentOf(parsed.output);
    const actor = actorOf(request.session);
    const isReadable =
      parent !== null &&
      isHashcode(parent.hashcode) &&
      (await isWithinReach(tools.context, actor, 'read', parent));
    if (!isReadable) throw notFound();
    const { tenant } = request.session;
    const { page, page_size: size } = parsed.output;
    const rows = attachmentRows(tenant, tools.context.database.forTenant(tenant));
    const { found, count } = await rows.filesOf(parent, size, (page - 1) * size);
    const results = found.map((row) => present.attachment(tenant, row));
    return { count, ...neighbours(pathOf(request), parsed.output, count), results };
  });
}

/** The links to the pages beside this one. */
function neighbours(address: string, { parent, page, page_size: size }: Query, count: number) {
  const link = (number: number) => {
    const query = { parent, page: String(number), page_size: String(size) };
    return `${address}?${new URLSearchParams(query).toString()}`;
  };
  return {
    next: page * size < count ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
  };
}
