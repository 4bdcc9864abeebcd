import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from '../configureApi';
import { sendUpload, type UploadRequest } from './sendUpload';

/** A double of `XMLHttpRequest` whose response the test sends. */
class FakeRequest {
  static last: FakeRequest;
  status = 0;
  responseText = '';
  timeout = 0;
  address = '';
  headers = new Headers();
  form: FormData | undefined;
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(_method: string, address: string) {
    this.address = address;
    FakeRequest.last = this;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader() {
    return null;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const onProblem = vi.fn();

beforeEach(() => {
  onProblem.mockClear();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  configureApi({
    origin: 'https://api.test',
    version: 21,
    domain: 'showquest',
    getToken: () => 'token-1',
    onProblem,
  });
});
afterEach(() => vi.unstubAllGlobals());

const one = { hashcode: 'h', media_url: '/m', name: 'cast.txt' };

function send(given: Partial<UploadRequest> = {}) {
  return sendUpload({
    file: new Blob(['0123456789']),
    facts: { name: 'cast.txt', subtype_code: 'local_file' },
    idempotencyKey: 'key',
    signal: new AbortController().signal,
    onProgress: () => {},
    ...given,
  });
}

describe('sendUpload', () => {
  it('[7.29] [7.30] sends a form without a time-out, and reports its progress', async () => {
    const onProgress = vi.fn();
    const sent = send({ onProgress });
    const { last } = FakeRequest;
    last.upload.onprogress?.({ loaded: 4 });
    last.answer(201, { success: true, ...one });
    expect(await sent).toEqual({ ok: true, uploaded: one });
    expect([last.address, last.timeout]).toEqual(['https://api.test/api/v21/system/attachments/upload', 0]);
    expect([...(last.form?.keys() ?? [])]).toEqual(['name', 'subtype_code', 'attachment']);
    expect(last.headers.get('Authorization')).toBe('Token token-1');
    expect(last.headers.get('Idempotency-Key')).toBe('key');
    expect(onProgress).toHaveBeenCalledWith(4);
  });

  it('[7.30] sends under another key to another path, and reads the list of that key', async () => {
    const sent = send({ payloadKey: 'script', path: 'entries/scripts' });
    const { last } = FakeRequest;
    last.answer(201, { success: true, script: [one] });
    expect(await sent).toEqual({ ok: true, uploaded: one });
    expect(last.address).toContain('/entries/scripts');
    expect(last.form?.has('script')).toBe(true);
  });

  it('[8.1] [5.27] reports why the server refused', async () => {
    const sent = send();
    FakeRequest.last.answer(400, { detail: 'wrong payload' });
    expect(await sent).toMatchObject({ ok: false, problem: { kind: 'invalid', message: 'wrong payload' } });
    expect(onProblem).toHaveBeenCalledOnce();
  });

  it('reports a lost connection and a malformed response', async () => {
    const lost = send();
    FakeRequest.last.onerror?.();
    expect(await lost).toMatchObject({ problem: { kind: 'network' } });
    const strange = send();
    FakeRequest.last.answer(200, { success: true });
    expect(await strange).toMatchObject({ problem: { kind: 'server' } });
  });

  it('[8.2] stays silent when it is cancelled', async () => {
    const stop = new AbortController();
    const sent = send({ signal: stop.signal });
    stop.abort();
    expect(await sent).toMatchObject({ ok: false, problem: { kind: 'canceled' } });
    expect(onProblem).not.toHaveBeenCalled();
  });
});
