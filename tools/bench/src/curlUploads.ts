import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import type { UploadSite } from './uploadSite';

const run = promisify(execFile);

/** Sends files by curl, each as a form of its own, one after another on one connection. The seconds, by curl's own clock. */
export async function curlForms(site: UploadSite, paths: readonly string[]): Promise<number> {
  const forms = paths.map((path) => [
    ...common(site),
    ...fieldsOf(site, path).flatMap(([name, value]) => ['--form-string', `${name}=${value}`]),
    ...['-F', `attachment=@${path}`, site.api('attachments/upload')],
  ]);
  const answers = await curl(forms.flatMap((form, index) => (index === 0 ? form : ['--next', ...form])));
  return answers.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Sends a file by curl after the tus protocol: one request begins the upload, and one carries all of its bytes. */
export async function curlParts(site: UploadSite, path: string): Promise<number> {
  const url = site.api('attachments/resumable');
  const { size } = await stat(path);
  const metadata = fieldsOf(site, path).map(([name, value]) => `${name} ${btoa(value)}`);
  const tus = [...common(site), '-H', 'Tus-Resumable: 1.0.0'];
  const length = ['-H', `Upload-Length: ${size}`, '-H', `Upload-Metadata: ${metadata.join(',')}`];
  const [begun] = await curl([...tus, ...length, '-X', 'POST', url]);
  if (!begun?.location) throw new Error('The upload was not begun.');
  const offset = ['-H', 'Upload-Offset: 0', '-H', 'Content-Type: application/offset+octet-stream'];
  const [sent] = await curl([
    ...tus,
    ...offset,
    ...['-X', 'PATCH', '-T', path, new URL(begun.location, url).href],
  ]);
  return begun.seconds + (sent?.seconds ?? Number.NaN);
}

async function curl(args: readonly string[]): Promise<{ seconds: number; location: string }[]> {
  const { stdout } = await run('curl', ['-sS', ...args]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [seconds, location = ''] = line.split(' ');
      return { seconds: Number(seconds), location };
    });
}

/** It does not wait to be let in: curl at its quickest. */
function common({ headers }: UploadSite): string[] {
  const given = Object.entries({ ...headers, Expect: '' }).map(
    ([name, value]) => `${name}:${value && ` ${value}`}`,
  );
  return [
    ...['-f', '-o', '/dev/null', '-w', '%{time_total} %header{location}\\n'],
    ...given.flatMap((header) => ['-H', header]),
  ];
}

function fieldsOf({ parent }: UploadSite, path: string): [string, string][] {
  return [
    ['name', basename(path)],
    ['subtype_code', 'local_file'],
    ['parent', parent],
  ];
}
