import { declaredRoles, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { ApiProblem, invalid } from '../problems';
import { parseListRequest, type ListRequest } from '../records/listRequest';

/** How a list is ordered and paged does not matter to a stored filter. */
const ofPages = ['ordering', 'page', 'page_size', 'paginate', 'fields', 'additional_fields'];

/**
 * The filters and the search of a query of a list of entries, by the rules of that list for staff.
 *
 * @throws ApiProblem a 400 at `entries_filter` that names the first parameter which is not understood.
 */
export function parseEntriesFilter(
  collection: Collection,
  query: string,
): Pick<ListRequest, 'filters' | 'search'> {
  const parameters = new URLSearchParams(query.replace(/^\?/, ''));
  for (const page of ofPages) parameters.delete(page);
  const names = [...parameters.keys()];
  const twice = names.find((each, index) => names.indexOf(each) < index);
  if (twice !== undefined) throw notUnderstood(twice);
  try {
    const { filters, search } = parseListRequest(
      collection,
      declaredRoles('staff'),
      Object.fromEntries(parameters),
    );
    return { filters, search };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    throw notUnderstood(Object.keys(error.body)[0] ?? query);
  }
}

function notUnderstood(parameter: string): ApiProblem {
  return invalid({ entries_filter: [sentences.targetFilterUnknown({ parameter: parameter.slice(0, 60) })] });
}
