import { createServer } from 'node:http';
import { listen } from '../replay';
import { benchFields } from './fields';

/** Serves as many labelled inputs as the forms have fields, and nothing else. Its address. */
export async function servePlainForm(): Promise<string> {
  const inputs = benchFields.map(
    ({ name, label }) => `<p><label>${label}<br /><input name="${name}" value="Town Hall" /></label></p>`,
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Form</title>${inputs.join('')}</html>`;
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
  const { port } = await listen(server);
  return `http://127.0.0.1:${port}/`;
}
