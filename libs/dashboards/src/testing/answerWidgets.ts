import { configureApi } from '@callboard/api-client';
import { apiPrefix } from '@callboard/api-contract';

/** Answer of the server while a story is shown: records, none, a refusal, or nothing yet. */
export type Answering = 'ready' | 'empty' | 'problem' | 'loading';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const names = ['Founders Theatre', 'Town Hall', 'Opera House'];

function aVenue(name: string, index: number) {
  const hashcode = `00000000-0000-4000-8000-00000000000${index}`;
  return {
    hashcode,
    instance_id: index,
    version: 1,
    created: '2027-05-01T00:00:00+00:00',
    modified: '2027-05-01T00:00:00+00:00',
    qed_model: {
      title: name,
      visual_title: name,
      subtitle: '',
      url: `/venues/${hashcode}`,
      model: 'callboard.Venue',
      avatar: { icon: 'pin', color: 'blue', shape: 'square', placeholder: 'V' },
    },
    name,
    town: 'Hamilton',
    status: 'active',
  };
}

const statuses = [
  { value: 'active', label: 'Active', count: 12 },
  { value: 'closed', label: 'Closed', count: 4 },
];

/** The answers by the end of their path, where there are records and where there are none. */
const answers: Readonly<Record<string, (isEmpty: boolean) => unknown>> = {
  'callboard/venues': (isEmpty) => {
    const results = isEmpty ? [] : names.map(aVenue);
    return { count: isEmpty ? 0 : 16, next: null, previous: null, results };
  },
  'callboard/venues/counts': (isEmpty) => ({ by: 'status', results: isEmpty ? [] : statuses }),
  'announcements/own': (isEmpty) => ({
    success: true,
    data: {
      results: isEmpty
        ? []
        : names.map((name, index) => ({
            hashcode: `00000000-0000-4000-8000-00000000000${index}`,
            title: `News from ${name}`,
            excerpt: 'The doors open at half past six.',
            published_at: '2027-05-04T09:00:00+12:00',
            read_at: null,
          })),
      has_more: false,
      unread: 0,
    },
  }),
  'dashboards/participant': (isEmpty) => ({
    success: true,
    data: {
      entries: [],
      parts: [],
      regions: [],
      tasks: isEmpty
        ? []
        : ['Music', 'Stage plan'].map((title, index) => ({
            hashcode: `00000000-0000-4000-8000-00000000000${index}`,
            title,
            due_on: '2027-05-20',
            event: { hashcode: '00000000-0000-4000-8000-000000000009', title: 'Waikato heat' },
          })),
      today: [],
      waiting: null,
      changes: [],
      layout: null,
      own: null,
    },
  }),
  'core/reports/00000000-0000-4000-8000-000000000001': (isEmpty) => ({
    ...aVenue('Accepted by region', 1),
    question: {
      collection: isEmpty ? 'mentors' : 'venues',
      by: 'region',
      second: null,
      measure: 'count',
      search: '',
      filters: [],
    },
    display: 'bars',
    owner: null,
    shared_with: 'office',
    weekly_mail: false,
  }),
  'attachments/00000000-0000-4000-8000-000000000001': (isEmpty) => ({
    hashcode: '00000000-0000-4000-8000-000000000001',
    name: 'stage.jpg',
    size: 2_411_724,
    type: isEmpty ? 'application/pdf' : 'image/png',
    qed_model: { title: 'stage.jpg', url: '/files/stage.jpg' },
    pictures: isEmpty ? null : { small: pixel, medium: pixel, large: pixel },
  }),
};

/** For a story's `beforeEach`: replaces `fetch` until the story ends. */
export function answerWidgets(answering: Answering) {
  return () => {
    const own = globalThis.fetch;
    configureApi({ origin: globalThis.location.origin, getToken: () => 'token' });
    globalThis.fetch = (input) => {
      if (answering === 'loading') return new Promise(() => undefined);
      const { pathname } = new URL(String(input), globalThis.location.origin);
      const answer = answers[pathname.replace(apiPrefix(), '')];
      const body =
        answering === 'problem' || !answer
          ? { detail: 'You are not allowed to do this.' }
          : answer(answering === 'empty');
      const status = answering === 'problem' || !answer ? 403 : 200;
      const headers = { 'Content-Type': 'application/json' };
      return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
    };
    return () => {
      globalThis.fetch = own;
    };
  };
}
