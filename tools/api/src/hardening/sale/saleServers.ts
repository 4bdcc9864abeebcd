import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { temporaryData } from '../../../../vitest/temporaryData.mjs';
import { runningServer, type RunningServer } from '../runningServer';

/** Processes of the API on one database, and one in the test's own process by which the office prepares what is sold. */
export interface SaleServers {
  api: TestApi;
  staff: TestClient;
  servers: readonly RunningServer[];
  close: () => Promise<void>;
}

const shared = {
  CALLBOARD_FEATURES: 'ticketing',
  // In production a simulated card is refused.
  CALLBOARD_ENVIRONMENT: 'staging',
  CALLBOARD_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
};

/** Starts so many processes that sell. Each takes the buyer's address from the header of one proxy. */
export async function startSaleServers(processes: number): Promise<SaleServers> {
  const api = await startTestApi({ variables: shared });
  const staff = await api.loginAs('showquest', 'staff');
  const folder = temporaryData('sale');
  const servers = await Promise.all(
    Array.from({ length: processes }, (_, number) =>
      runningServer(join(folder, String(number)), {
        ...shared,
        DATABASE_URL: api.url,
        CALLBOARD_PROXY: '1',
      }),
    ),
  );
  for (const server of servers) await server.start();
  await Promise.all(servers.map((server) => server.untilReady(120_000)));
  return {
    api,
    staff,
    servers,
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
