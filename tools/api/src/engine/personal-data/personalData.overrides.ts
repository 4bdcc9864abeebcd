import * as v from 'valibot';
import type { RecordOverride } from '../records/createRecords';
import { parseFieldOption, parseListRequest } from '../records/listRequest';
import { noteViews, showsPersonal } from './showsPersonal';

const listed = v.array(v.object({ hashcode: v.string() }));
const page = v.union([v.object({ results: listed }), listed]);

/** People are records, but for this: who reads contact data of a minor is noted. Lists without such a column cost nothing more. */
export const personalDataOverride: RecordOverride = ({ database }, collection, verbs) => ({
  ...verbs,
  read: async (actor, hashcode, query) => {
    const answer = await verbs.read(actor, hashcode, query);
    const fields = parseFieldOption(collection, actor.roles, query);
    if (showsPersonal(collection, actor.roles, fields))
      await noteViews()(database, actor, collection, [hashcode], 'looked');
    return answer;
  },
  list: async (actor, address, query) => {
    const body = await verbs.list(actor, address, query);
    const { fields } = parseListRequest(collection, actor.roles, query);
    if (!showsPersonal(collection, actor.roles, fields)) return body;
    const parsed = v.parse(page, JSON.parse(body));
    const records = Array.isArray(parsed) ? parsed : parsed.results;
    const hashcodes = records.map(({ hashcode }) => hashcode);
    await noteViews()(database, actor, collection, hashcodes, 'looked');
    return body;
  },
});
