/** Commands that only use the database need no other variable of the server. */
export function readDatabaseUrl(env: Readonly<Record<string, string | undefined>>): string {
  const url = env['DATABASE_URL']
  if (!url || !/^postgres(ql)?:\/\//.test(url)) {
    throw new Error('DATABASE_URL must be set: postgres://user:password@host:5432/database')
  }
  return url
}
