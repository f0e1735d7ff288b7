import { spawn } from 'node:child_process'

const shownBytes = 4_000

/** Runs a client tool of PostgreSQL on a database. The password is passed in its environment: arguments are visible to all. */
export async function runTool(
  tool: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(tool, [...args, `--dbname=${url.href}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-shownBytes)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(startError(tool, error)))
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${tool} ended with ${code ?? 'a signal'}: ${said.trim()}`)
}

function startError(tool: string, error: Error): Error {
  if (!('code' in error) || error.code !== 'ENOENT') return error
  return new Error(
    `${tool} is not installed. Install the client tools of PostgreSQL (Debian: postgresql-client), not older than the server.`,
  )
}
