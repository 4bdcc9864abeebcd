// The rival of a hold: node:http and pg, and the same statements that claim seats. It knows no plan, no prices, no rules and no limits.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const tenant = 'showquest';
const insertHold = `INSERT INTO seat_holds (tenant, hashcode, name, performance, channel, places, expires_at, is_extended)
  VALUES ($1, $2, 'Bare', $3, 'online', $4, clock_timestamp() + interval '10 minutes', false)
  RETURNING hashcode, expires_at`;
const claim = `INSERT INTO seat_claims (tenant, seat_map, seat, hold, expires_at)
  SELECT $1, $2::uuid, s.seat, $3::uuid, $5::timestamptz FROM unnest($4::text[]) AS s (seat) ORDER BY s.seat
  ON CONFLICT (tenant, seat_map, seat) DO UPDATE SET hold = excluded.hold, expires_at = excluded.expires_at
    WHERE seat_claims.ticket IS NULL AND (seat_claims.expires_at <= clock_timestamp() OR seat_claims.hold = excluded.hold)
  RETURNING seat`;

async function hold({ performance, seats }) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const hashcode = randomUUID();
    const made = await client.query({
      name: 'hold',
      text: insertHold,
      values: [tenant, hashcode, performance, seats.length],
    });
    const values = [tenant, process.env.SEAT_MAP, hashcode, seats, made.rows[0].expires_at];
    const claimed = await client.query({ name: 'claim', text: claim, values });
    const isWhole = claimed.rows.length === seats.length;
    await client.query(isWhole ? 'COMMIT' : 'ROLLBACK');
    return [isWhole ? 200 : 409, { hashcode, seats: claimed.rows }];
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  if (request.method === 'GET') return response.end();
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () =>
    hold(JSON.parse(Buffer.concat(chunks).toString()))
      .then(([status, body]) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
      )
      .catch((error) => {
        process.stderr.write(`${error.message}\n`);
        response.writeHead(500).end();
      }),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
