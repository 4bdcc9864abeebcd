import { configureApi, newUuid } from '@callboard/api-client';
import { sendUpload } from '@callboard/api-client/attachments';

declare global {
  // A global is declared by `var` alone.
  var benchForms: (sender: { token: string; parent: string }) => Promise<number>;
}

/** In the page: a control for files, and what sends them by our client, each as a form of its own. It answers the milliseconds. */
const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true, id: 'bench' });
document.body.append(input);
globalThis.benchForms = async ({ token, parent }) => {
  configureApi({ domain: 'showquest', getToken: () => token });
  const started = performance.now();
  for (const file of input.files ?? []) {
    const outcome = await sendUpload({
      file,
      facts: { name: file.name, subtype_code: 'local_file', parent },
      idempotencyKey: newUuid(),
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    if (!outcome.ok) throw new Error(outcome.problem.message);
  }
  return performance.now() - started;
};
