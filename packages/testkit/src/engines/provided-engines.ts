/** What the global setup tells the test files. */
export type ProvidedEngines = { databaseUrl: string; redisUrl: string }

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface ProvidedContext extends ProvidedEngines {}
}
