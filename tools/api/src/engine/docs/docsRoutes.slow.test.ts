import { apiPrefix } from '@callboard/api-contract';
import { expect, it } from 'vitest';
import { startTestApi } from '../../testKit/startTestApi';

it.each([
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', CALLBOARD_DOCS: '1' }, true],
  [{ CALLBOARD_ENVIRONMENT: 'staging' }, true],
  [{}, true],
  [{ CALLBOARD_DOCS: '0' }, false],
])('with %j the documents of the API are served: %s', async (variables, isServed) => {
  const api = await startTestApi({ variables });
  const paths = ['/openapi.json', `${apiPrefix()}openapi.json`, '/docs', '/docs/swagger-ui.css'];
  const answers = await Promise.all(paths.map((path) => api.app.inject(path)));
  await api.close();
  expect(answers.map(({ body }) => /"openapi"|swagger-ui/.test(body))).toEqual(Array(4).fill(isServed));
});
