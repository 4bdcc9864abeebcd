import type { JsonSchema } from './jsonSchema';
import type { PathItem, Paths } from './mergePaths';
import { problems, type ProblemStatus } from './problems';

const methods = ['get', 'post', 'patch', 'delete', 'head'];

/** Gives each operation what follows from the rest of it: an id, a description, and the problems that it can answer with. */
export function completePaths(paths: Paths): Record<string, PathItem> {
  const items = Object.entries(paths).map(([path, item]) => {
    const operations = methods
      .filter((method) => method in item)
      .map((method) => [method, completed(method, path, Object(item[method]))]);
    return [path, { ...item, ...Object.fromEntries(operations) }];
  });
  return Object.fromEntries(items);
}

function completed(method: string, path: string, operation: JsonSchema): JsonSchema {
  const { default: rest, ...answers } = Object(operation['responses']);
  const statuses = problemStatuses(method, path, operation);
  return {
    operationId: idOf(method, path),
    description: operation['summary'],
    ...operation,
    responses: {
      ...answers,
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/${problems[status].name}` }]),
      ),
      default: rest ?? { $ref: '#/components/responses/Problem' },
    },
  };
}

function problemStatuses(method: string, path: string, operation: JsonSchema): ProblemStatus[] {
  const hasBody = operation['requestBody'] !== undefined;
  const isOpen = Array.isArray(operation['security']) && operation['security'].length === 0;
  const hasIfMatch = JSON.stringify(operation['parameters'] ?? '').includes('IfMatch');
  const meets: Record<ProblemStatus, boolean> = {
    400: true,
    401: !isOpen,
    403: !isOpen,
    404: path.includes('{') || hasBody,
    409: method !== 'get' && method !== 'head',
    412: hasIfMatch,
    413: hasBody,
    415: hasBody,
    429: true,
    500: true,
    503: true,
  };
  return Object.entries(problems)
    .map(([status]) => Number(status) as ProblemStatus) // The keys of the table.
    .filter((status) => meets[status]);
}

/** `get` of `/user/passwords/{token}` is `getUserPasswordsByToken`. */
function idOf(method: string, path: string): string {
  const words = path
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
