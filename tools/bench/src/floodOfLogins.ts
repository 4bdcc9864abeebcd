/**
 * A process that floods an API with logins until it is stopped: `floodOfLogins.ts <origin> <lines>`. Answers their counts by
 * status.
 */
const [origin = '', lines = '50'] = process.argv.slice(2);
const byStatus: Record<number, number> = {};
let sent = Math.floor(Math.random() * 1_000_000);
let isOver = false;

process.once('message', () => {
  isOver = true;
});
await Promise.all(Array.from({ length: Number(lines) }, flood));
process.send?.(byStatus, () => process.exit(0));

/** Each login comes from a place of its own, so that all of them reach the hashing of passwords. */
async function flood(): Promise<void> {
  while (!isOver) {
    sent += 1;
    const place = `10.${Math.floor(sent / 62_500) % 250}.${Math.floor(sent / 250) % 250}.${sent % 250}`;
    const response = await fetch(`${origin}/api/v21/system/user/actions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Domain: 'showquest', 'X-Forwarded-For': place },
      body: JSON.stringify({
        action: 'login',
        data: { email: 'judge@showquest.test', password: 'Wrong 1234' },
      }),
    });
    await response.arrayBuffer();
    byStatus[response.status] = (byStatus[response.status] ?? 0) + 1;
    // A real flood comes through a network: a refused client is not back within the same millisecond.
    if (response.headers.has('retry-after')) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export {};
