// What a check of the installation can say. No zod: the desk and the command line have a text for each word.

/** In the order in which they are shown. */
export const serverChecks = [
  'database',
  'migrations',
  'redis',
  'storage',
  'disk',
  'mail',
  'turn',
  'model',
  'embeddings',
  'clock',
  'address',
  'jobs',
  'partitions',
  'backups',
] as const
export type ServerCheck = (typeof serverChecks)[number]

/** What only the browser of an admin can find out. */
export const browserChecks = ['connection', 'proxy', 'stream'] as const
export type BrowserCheck = (typeof browserChecks)[number]

export const doctorChecks = [...serverChecks, ...browserChecks] as const
export type DoctorCheck = (typeof doctorChecks)[number]

/** `off`: it is not configured, and nothing needs it. */
export const doctorStates = ['ok', 'warning', 'failed', 'off'] as const
export type DoctorState = (typeof doctorStates)[number]

/** What was measured. Each has a text `doctor.fact.<name>` into which its values are filled. */
export const doctorFacts = [
  'reason',
  'latency',
  'databaseVersion',
  'databaseEncoding',
  'databaseConnections',
  'databaseDurability',
  'extensionMissing',
  'migrationsPending',
  'contractsPending',
  'backfillsPending',
  'redisVersion',
  'redisPolicy',
  'storageFolder',
  'storageBucket',
  'diskFree',
  'mailServer',
  'mailSender',
  'mailUnchecked',
  'mailAnswer',
  'turnRelay',
  'turnFailed',
  'modelAnswer',
  'modelFailed',
  'embeddingAnswer',
  'clockSkew',
  'publicUrl',
  'certificate',
  'jobsReport',
  'jobLate',
  'jobNever',
  'partitionsAhead',
  'backupAge',
  'drillAge',
  'pageProtocol',
  'strictTransport',
  'seenAddress',
  'forwardedFor',
  'trustedProxies',
  'streamEvents',
] as const
export type DoctorFactName = (typeof doctorFacts)[number]

/** What to do, each with the section of docs/operator.md that says more. It has a text `doctor.advice.<name>`. */
export const adviceSections = {
  checkFailed: 'doctor',
  databaseUnreachable: 'configuration',
  databaseVersion: 'upgrade',
  databaseLetters: 'configuration',
  databaseExtension: 'configuration',
  databaseDurability: 'configuration',
  databaseConnections: 'sizing',
  migrate: 'upgrade',
  migrateContract: 'upgrade',
  redisUnreachable: 'redis',
  redisVersion: 'redis',
  redisPolicy: 'redis',
  redisSlow: 'redis',
  storageBroken: 'files',
  diskLow: 'files',
  diskFull: 'files',
  mailOff: 'mail',
  mailUnreachable: 'mail',
  mailSignIn: 'mail',
  mailRefused: 'mail',
  turnOff: 'calls',
  turnUnreachable: 'calls',
  turnSecret: 'calls',
  turnRefused: 'calls',
  turnPrivate: 'calls',
  modelFailed: 'model-answers',
  modelSlow: 'model-answers',
  embeddingsFailed: 'embeddings',
  embeddingsSlow: 'embeddings',
  clockSkew: 'clocks',
  addressOff: 'configuration',
  addressUnreachable: 'the-proxy',
  addressForeign: 'the-proxy',
  certificateInvalid: 'the-proxy',
  certificateSoon: 'the-proxy',
  plainHttp: 'the-proxy',
  noRedirect: 'the-proxy',
  noStrictTransport: 'the-proxy',
  insecureCookies: 'configuration',
  jobsSilent: 'background-jobs-and-quarantined-rows',
  jobLate: 'background-jobs-and-quarantined-rows',
  partitionsShort: 'retention',
  backupMissing: 'backups',
  backupOld: 'backups',
  drillMissing: 'restore-drills',
  proxyUntrusted: 'the-proxy',
  proxyHeaderMissing: 'the-proxy',
  proxyCount: 'the-proxy',
  streamBuffered: 'the-proxy',
  streamBroken: 'the-proxy',
} as const
export type DoctorAdvice = keyof typeof adviceSections

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record above
export const doctorAdvice = Object.keys(adviceSections) as [DoctorAdvice, ...DoctorAdvice[]]

export type DoctorFact = { name: DoctorFactName; values: Record<string, string | number> }

export type DoctorResult = {
  check: DoctorCheck
  state: DoctorState
  facts: DoctorFact[]
  advice: DoctorAdvice[]
}
