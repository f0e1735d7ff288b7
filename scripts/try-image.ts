import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { runDoctor } from '../packages/contract/src/desk/doctor.ts'
import { freePort } from '../packages/testkit/src/engines/free-port.ts'
import { childrenOf } from '../packages/testkit/src/engines/process-table.ts'
import { startPostgres } from '../packages/testkit/src/engines/start-postgres.ts'
import { startRedis } from '../packages/testkit/src/engines/start-redis.ts'
import { waitUntil } from '../packages/testkit/src/engines/wait-until.ts'

// `node scripts/try-image.ts <container> <buildah …>`: migrates by the image, starts its server, asks it, and ends it in good order.
const [container = '', file = '', ...args] = process.argv.slice(2)
const [postgres, redis, port] = await Promise.all([
  startPostgres({ durable: false }),
  startRedis(),
  freePort(),
])

const environment = {
  FOYER_KEYS: `try:${randomBytes(32).toString('base64')}`,
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  // It comes as optional packages, with a file of its own in the bundle.
  EMBEDDING_ENCODER: 'english',
  HOST: '127.0.0.1',
  PORT: `${port}`,
}
const variables = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`])
const inImage = (...command: string[]) => [...args, 'run', ...variables, container, '--', ...command]
await promisify(execFile)(file, inImage('foyer', 'migrate'))
const server = spawn(file, inImage('foyer', 'start'), {
  stdio: ['ignore', 'ignore', 'inherit'],
})
const hasEnded = () => server.exitCode !== null || server.signalCode !== null

const statusOf = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (response) => response.status,
    () => 0,
  )

try {
  await waitUntil(
    async () => hasEnded() || (await statusOf('/readyz')) === 200,
    () => 'the server in the image does not become ready',
  )
  if (hasEnded()) throw new Error('the server in the image ended at once')
  const paths = ['/healthz', '/chat_online/index', '/desk/', '/foyer.js']
  const answers = await Promise.all(paths.map(async (path) => `${path} ${await statusOf(path)}`))
  console.log(`the server in the image answers: ${answers.join(', ')}`)
  if (answers.some((answer) => !answer.endsWith(' 200'))) process.exitCode = 1
  const encoder = await encoderState()
  console.log(`the doctor in the image says of the encoder: ${encoder}`)
  // 'warning': it works, and this machine is slow.
  if (!['ok', 'warning'].includes(encoder)) process.exitCode = 1
} finally {
  if (!hasEnded()) process.kill(innermost(server.pid ?? fail('buildah has no process id')), 'SIGTERM')
  await waitUntil(hasEnded, () => 'the server in the image does not end on SIGTERM')
  console.log(`the server in the image ended with ${server.exitCode ?? server.signalCode} on SIGTERM`)
  if (server.exitCode !== 0) process.exitCode = 1
  await Promise.all([postgres.dispose(), redis.dispose()])
}

/** The doctor ends with 1 when any check fails, and here some do: there is neither mail nor a public address. */
async function encoderState(): Promise<string> {
  const told = await new Promise<string>((resolve) => {
    execFile(file, inImage('foyer', 'doctor', '--json'), (_failure, stdout) => {
      resolve(stdout)
    })
  })
  const { results } = runDoctor.output.pick({ results: true }).parse(JSON.parse(told))
  return results.find(({ check }) => check === 'embeddings')?.state ?? 'not examined'
}

/** buildah stands between: a signal to it would kill the server instead of telling it. */
function innermost(pid: number): number {
  const [child] = childrenOf(pid)
  return child === undefined ? pid : innermost(child)
}

function fail(message: string): never {
  throw new Error(message)
}
