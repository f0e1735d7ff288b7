import process from 'node:process'

type Env = Readonly<Record<string, string | undefined>>

/** A command gets its own arguments and answers with the exit code. It throws an Error whose message an operator can read. */
type Command = {
  summary: string
  load: () => Promise<{ run: (args: string[], env: Env) => Promise<number> }>
}

/** Each command is loaded when it is run. */
const commands: Readonly<Record<string, Command>> = {
  migrate: {
    summary: 'bring the database to the shape that this version needs',
    load: () => import('./migrate.ts'),
  },
  backup: {
    summary: 'write a backup of the database and the files',
    load: () => import('./backup.ts'),
  },
  restore: {
    summary: 'restore a backup into an empty database, or rehearse it (--drill)',
    load: () => import('./restore.ts'),
  },
  doctor: {
    summary: 'check what this installation needs in order to work',
    load: () => import('./doctor.ts'),
  },
  retention: {
    summary: 'list the partitions of the log, or bring one back whose time was over',
    load: () => import('./retention.ts'),
  },
}

const exitCodes = { ok: 0, failed: 1, usage: 2 } as const

process.exitCode = await main(process.argv.slice(2), process.env)

async function main([name, ...args]: string[], env: Env): Promise<number> {
  if (name === '--help' || name === 'help') {
    process.stdout.write(help())
    return exitCodes.ok
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    process.stderr.write(name === undefined ? help() : `foyer: unknown command '${name}'\n\n${help()}`)
    return exitCodes.usage
  }
  try {
    const { run } = await command.load()
    return await run(args, env)
  } catch (error) {
    process.stderr.write(`foyer ${name}: ${messageOf(error)}\n`)
    return isUsageError(error) ? exitCodes.usage : exitCodes.failed
  }
}

/** A host with several addresses fails once for each, in one error without a message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** `parseArgs` of node:util rejects unknown options by these codes. */
function isUsageError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS_')
  )
}

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const rows = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return [
    'Usage: foyer <command> [options]',
    '',
    ...rows,
    '',
    'foyer <command> --help lists its options.',
    '',
  ].join('\n')
}
