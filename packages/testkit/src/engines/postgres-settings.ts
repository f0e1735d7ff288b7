export type PostgresSettings = Record<string, string | number>

/** `durable` is what production has; without it a crash may lose commits, which ordinary tests do not mind. */
export function postgresSettings(options: {
  durable: boolean
  socketDir: string
  port: number
  settings?: PostgresSettings | undefined
}): PostgresSettings {
  const { durable, socketDir, port, settings } = options
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketDir,
    max_connections: 200,
    shared_buffers: '256MB',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    ...settings,
  }
}

export function toArguments(settings: PostgresSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
