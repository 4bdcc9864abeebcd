import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const workspace = join(import.meta.dirname, '../../../..');
const file = join(workspace, 'tools/api/deploy/Containerfile');

/** True if an image can be built here, also where no registry of images is within reach: only root makes a Debian for it to begin with. */
export const canBuildImages =
  process.getuid?.() === 0 &&
  ['podman', 'debootstrap'].every((program) => spawnSync(program, ['--version']).status === 0);

export interface ContainerImage {
  /** The name of the image that it begins with. */
  base: string;
  /** Runs podman on a storage of its own. Answers what it printed. */
  podman(...words: string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Builds `callboard` from the Containerfile and this workspace, on a Debian with Node that takes the place of Docker Hub's. */
export async function buildContainerImage(): Promise<ContainerImage> {
  // Gigabytes: on the disk, not in memory.
  const folder = await mkdtemp(join(tmpdir(), 'callboard-image-'));
  const places = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const settings = join(folder, 'containers.conf');
  await writeFile(settings, await podmanSettings());
  const env = { ...process.env, CONTAINERS_CONF: settings, BUILDAH_FORMAT: 'docker' };
  const podman = async (...words: string[]) => {
    // Without systemd it warns on the other stream that no one runs the health check by the clock.
    const { stdout } = await run('podman', [...places, ...words], { env, maxBuffer: 2 ** 27 });
    return stdout;
  };
  const [, base = ''] = /^FROM (\S+)$/m.exec(await readFile(file, 'utf8')) ?? [];
  await makeBase(folder);
  const [archive, path] = [join(folder, 'base.tar'), 'ENV PATH=/usr/local/bin:/usr/bin:/bin'];
  await run('tar', ['-C', join(folder, 'base'), '-cf', archive, '.']);
  // A built image has to replace this command.
  await podman('import', '--quiet', '--change', path, '--change', 'CMD ["node"]', archive, base);
  const build = ['build', '--pull=never', '--network=host', '--file', file, '--tag', 'callboard'];
  await podman(...build, ...(await packagesFromHere(folder)), workspace);
  return {
    base,
    podman,
    async remove() {
      await podman('rm', '--all', '--force');
      // Podman mounts this folder onto itself.
      await run('umount', ['--recursive', join(folder, 'storage/overlay')]).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The limits of a container where this user cannot raise it, and a runtime that knows every kind of control groups. */
async function podmanSettings(): Promise<string> {
  const { stdout } = await run('sh', ['-c', 'ulimit -Hn']);
  const files = Math.min(Number(stdout) || 20_000, 20_000);
  const runtime = spawnSync('runc', ['--version']).status === 0 ? 'runtime = "runc"\n' : '';
  return `[containers]
default_ulimits = ["nofile=${files}:${files}", "nproc=30000:30000"]
[engine]
cgroup_manager = "cgroupfs"
${runtime}`;
}

/** The Debian, the Node and the user that the image begins with. */
async function makeBase(folder: string): Promise<void> {
  const base = join(folder, 'base');
  await run('debootstrap', ['--variant=minbase', '--include=libstdc++6,libatomic1', 'bookworm', base]);
  const node = `node-linux-${process.arch}@22`;
  await run('npm', ['install', '--global', '--prefix', join(base, 'usr/local'), node, 'npm@10']);
  await run('chroot', [base, 'groupadd', '--gid', '1000', 'node']);
  await run('chroot', [base, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
}

/** The registry of packages of this machine, and the certificates that it is trusted by, for the time of the build. */
async function packagesFromHere(folder: string): Promise<string[]> {
  const [registry, certificates] = await Promise.all(
    ['registry', 'cafile'].map(async (name) => (await run('npm', ['config', 'get', name])).stdout.trim()),
  );
  const npm = join(folder, 'npm');
  await mkdir(npm);
  const isOwn = certificates !== 'null' && certificates !== undefined;
  if (isOwn) await copyFile(certificates, join(npm, 'certificates.pem'));
  const lines = [`registry=${registry}`, ...(isOwn ? ['cafile=/root/npm/certificates.pem'] : [])];
  await writeFile(join(npm, 'npmrc'), lines.join('\n'));
  return ['--volume', `${npm}:/root/npm:ro`, '--volume', `${join(npm, 'npmrc')}:/root/.npmrc:ro`];
}
