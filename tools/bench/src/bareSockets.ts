import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';

/**
 * Lowest cost of a change that is sent to all: one statement on one row, and a loop over all sockets. No rights, no history,
 * no other process. Its arguments are its port and the address of a database.
 */
const [, , port = '', databaseUrl = ''] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl });
await pool.query('CREATE TABLE IF NOT EXISTS bare (id int PRIMARY KEY, town text)');
await pool.query(`INSERT INTO bare VALUES (1, '') ON CONFLICT DO NOTHING`);
let number = 0;

const server = createServer((request, response) => {
  void (async () => {
    if (request.method === 'POST') {
      number += 1;
      await pool.query('UPDATE bare SET town = $1 WHERE id = 1', [`Town ${number}`]);
      const text = JSON.stringify({
        payload: {
          code: 'record.changed',
          collection: 'venues',
          record: '00000000-0000-4000-8000-000000000000',
          kind: 'update',
        },
        number,
        change_set: '00000000-0000-4000-8000-000000000000',
        position: `${Date.now()}-10000:10000:`,
      });
      for (const client of sockets.clients) client.send(text);
    }
    response.end('{}');
  })();
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(Number(port), '127.0.0.1');
