import type { Answer, Connection } from './openConnection';

interface Work<Done> {
  clients: number;
  /** The connection of the nth browser. */
  connect: (browser: number) => Connection;
  /** Calls that one browser does before the next one takes its place. */
  turns: number;
  /** Returns the acknowledged work. Throws for any answer but the right one. */
  work: (connection: Connection, turn: number) => Promise<Done>;
}

/** Clients that work without a pause until they are stopped. */
interface Clients<Done> {
  count(): number;
  /** Resolves after so many more were acknowledged, or at the first one that was not. */
  someMore(more: number): Promise<void>;
  stop(): Promise<Outcome<Done>>;
}

interface Outcome<Done> {
  acknowledged: readonly Done[];
  /** No answer, or one that some server or proxy could not do it. */
  lost: readonly string[];
  /** An answer that it is not done. */
  refused: readonly string[];
}

/** Starts clients of one kind. Nothing is sent a second time: what is not acknowledged is counted. */
export function startClients<Done>({ clients, connect, turns, work }: Work<Done>): Clients<Done> {
  const acknowledged: Done[] = [];
  const lost: string[] = [];
  const refused: string[] = [];
  let [browsers, nth, isOver] = [0, 0, false];

  async function run(): Promise<void> {
    while (!isOver) {
      browsers += 1;
      const connection = connect(browsers);
      for (let turn = 0; turn < turns && !isOver; turn += 1) {
        nth += 1;
        await work(connection, nth).then((done) => acknowledged.push(done), fail);
      }
      connection.close();
    }
  }

  function fail(error: unknown): void {
    const isRefusal = error instanceof UnexpectedAnswer && error.status < 500;
    (isRefusal ? refused : lost).push(String(error));
  }

  const running = Promise.all(Array.from({ length: clients }, run));
  return {
    count: () => acknowledged.length,
    async someMore(more) {
      const until = acknowledged.length + more;
      while (acknowledged.length < until && lost.length + refused.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async stop() {
      isOver = true;
      await running;
      return { acknowledged, lost, refused };
    },
  };
}

class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status} ${text}`);
  }
}

/** The answer, if it has this status. */
export function expectStatus(answer: Answer, status: number): Answer {
  if (answer.status === status) return answer;
  throw new UnexpectedAnswer(answer.status, answer.body.toString('utf8', 0, 200));
}
