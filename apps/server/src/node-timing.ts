// Durations of what a node does by itself. Those that an app or a rule also knows are in packages/core/src/timing.ts.

/** Embeddings. */
export const vectorTiming = {
  /** How long a question waits for its vector: longer would be felt, and the words do without. */
  askMs: 300,
  /** How long a batch of rows may take, for which nobody waits. */
  fillMs: 10_000,
  /** How often rows without a vector are looked for. */
  passMs: 2_000,
  /** A model that failed is left alone for this long. */
  restMs: 30_000,
} as const

/** The inbox sweep. */
export const inboxTiming = {
  /** How often a node looks for threads that left the lists without being in them before. */
  leftEveryMs: 3_000,
  /** It looks this far back each time: longer than a commit takes, and than the clocks of two nodes may differ. */
  leftOverlapMs: 30_000,
} as const

/** A node's clock against that of PostgreSQL. */
export const clockTiming = {
  measureMs: 10_000,
  /** Above this a node warns, and no longer decides that a lease is over. */
  warnSkewMs: 2_000,
  /** Above this a node is not ready. */
  maxSkewMs: 10_000,
} as const

/** Whether a node may be given traffic. */
export const readinessTiming = {
  /** A check that takes longer has failed. */
  checkMs: 3_000,
  /** The storage is tried at most this often; after a failure, sooner. */
  storageMs: 30_000,
  storageRetryMs: 5_000,
} as const

/** Background jobs that every node repeats. A row or a job that fails is tried again, later each time. */
export const sweepTiming = {
  rowBackOff: { firstMs: 1_000, longestMs: 600_000 },
  jobBackOff: { firstMs: 1_000, longestMs: 60_000 },
  /** How often files are removed that were never sent, and waits that are too old to count. */
  cleanUpMs: 600_000,
} as const

/** Timings of background jobs, which the database queues. */
export const jobTiming = {
  /** A node does this many at a time; most of it is waiting for a mail server. */
  atOnce: 4,
  /** New jobs notify. This is for those whose pause is over, and for a notification that was lost. */
  pollMs: 2_000,
  /** Workers that ended because PostgreSQL was away are replaced after this long. */
  restartMs: 5_000,
  /** A job that takes longer is broken off. */
  longestMs: 60_000,
  /** A job that was taken this long ago is free again, because its node is gone. Clearly longer than `longestMs`. */
  leaseMs: 90_000,
  /** How often such jobs are looked for. */
  lookMs: 10_000,
} as const

/** How long a mail server may take to be reached, to greet, and to be silent later; how long we know of a mail. */
export const mailTiming = {
  connectMs: 10_000,
  greetMs: 10_000,
  silenceMs: 30_000,
  /** The server sends no second mail about the same event within this time. Retries end after two days. */
  keptMs: 90 * 86_400_000,
  /** How often older ones are forgotten. */
  forgetEveryMs: 3_600_000,
} as const

/** Streams above a cap. */
export const streamTiming = {
  /** A client whose stream made room for newer ones polls for this long before it asks for another. */
  evictedMs: 300_000,
  /** A full node sends new streams elsewhere for about this long. */
  fullNodeMs: 5_000,
  /** How long a client whose stream is closed may take to read its last frame. */
  lastFrameMs: 5_000,
} as const

/** Request bodies. */
export const bodyTiming = {
  /** How long a node reads on after it refused a body. */
  refusedMs: 2_000,
} as const

/** Logs and metrics. */
export const logTiming = {
  /** Scrapes that follow each other this closely share an answer. */
  gaugesMs: 5_000,
  /** Losses that follow each other this closely are told once. */
  outageMs: 10_000,
  /** Messages that cannot be read are logged this often: while nodes of two versions run there may be many. */
  badMessageMs: 10_000,
  /** Failures at one place are logged this often; all are counted. */
  failureMs: 10_000,
} as const

/** Tokens that were voided. */
export const revocationTiming = {
  /** A row appears when its transaction commits, at most this long after the time that it carries. */
  lateMs: 60_000,
  /** How often the whole list is read again. */
  wholeEveryMs: 3_600_000,
} as const

/** How a node finds entries whose notification was lost, and answers readers. */
export const readTiming = {
  /** How often a node looks for entries whose notification it may have missed. */
  sweepMs: 1_000,
  /** One answer carries at most this many events. */
  eventsPerAnswer: 100,
  /** A node forgets a poller that has been silent this long. */
  pollerIdleMs: 15_000,
} as const
