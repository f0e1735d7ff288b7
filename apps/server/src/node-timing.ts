// Durations of what a node does by itself. Those that an app or a rule also knows are in packages/core/src/timing.ts.
import { identityTiming, lockRules, routingTiming, timing } from '@foyer/core/timing.ts'

const dayMs = 86_400_000

/** How often the job `prune` removes rows that are older than `rowLifetimes`. */
export const pruneTiming = { everyMs: 3_600_000 } as const

/** How long rows stay whose use ends with time. `apps/server/src/platform/db/table-owners.ts` says from when. */
export const rowLifetimes = {
  /** A sign-in or a device that has expired is refused; a day covers clocks that differ. */
  agentSessionMs: dayMs,
  agentDeviceMs: dayMs,
  /** An admin can still resend an invitation that nobody accepted in time. */
  invitationMs: 90 * dayMs,
  /** A link that has expired is refused; a day covers clocks that differ. */
  passwordResetMs: dayMs,
  /** Strangers can ask for as many as they like: an hour is enough for clocks that differ. */
  passkeyChallengeMs: 3_600_000,
  /** The same for a browser that has not come back from its identity provider. */
  ssoFlowMs: dayMs,
  /** A picture that no agent shows after this long was replaced, or its upload was interrupted. */
  unusedPictureMs: 3_600_000,
  /** Who had an editor open yesterday says nothing. */
  settingsEditorMs: dayMs,
  /** Older tries no longer count. */
  signInTryMs: Math.max(...Object.values(lockRules).map(({ forgetMs }) => forgetMs)),
  /** Proofs are accepted a little after their end, and clocks of nodes differ. */
  identityProofMs: 2 * identityTiming.skewMs,
  /** Every token that a revocation voids has expired, with a day for clocks that differ. */
  tokenRevocationMs: timing.userIdLifetimeMs + dayMs,
  /** An admin can still tell a visitor why they were blocked. */
  visitorBlockMs: 30 * dayMs,
  /** A form that a visitor opened before it was changed can be sent for this long. */
  formVersionMs: 30 * dayMs,
  /** The waiting time is told from waits of this last hour. */
  queueWaitMs: routingTiming.waitsCountMs,
  /** Counts of thumbs stay at the document; a complaint that nobody handled for a year is out of date. */
  feedbackMs: 365 * dayMs,
  /** A question that nobody has asked for a year needs no answer. */
  proposalMs: 365 * dayMs,
  /** A visitor's budget lasts a day. */
  visitorUsageMs: 2 * dayMs,
  /** Costs are compared with those of the years before. */
  modelUsageMs: 3 * 365 * dayMs,
  /** The operator can still see when somebody used a link that has expired. */
  ticketLinkMs: 30 * dayMs,
  /** The server sends no second mail about the same event within this time. Retries end after two days. */
  mailMs: 90 * dayMs,
  /** Only the count of today decides. */
  mailCountMs: dayMs,
  /** The operator has time to find out why a job failed at its last try. */
  deadJobMs: 30 * dayMs,
  /** A file without a message after this long was never sent. */
  unsentFileMs: dayMs,
  /** An admin can still tell who got a copy of their data. The receipts of erasures stay. */
  dataRequestMs: 365 * dayMs,
  /** A year of backups and drills, and a month to compare with the year before. */
  backupMs: 400 * dayMs,
  /** Three whole years, so that each month can be compared with the same one of the two years before. */
  factMs: 1_096 * dayMs,
} as const

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

/** Connections to PostgreSQL. */
export const poolTiming = {
  /** When a request has waited this long for a connection, or an entry for its statement, new ones are refused at once. */
  stuckMs: 2_000,
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
  /** How often files are removed that were never sent. */
  cleanUpMs: 600_000,
} as const

/** What nodes tell about their background jobs. */
export const jobRunTiming = { reportMs: 60_000 } as const

/** `foyer doctor` and the page of the desk. */
export const doctorTiming = {
  /** A check that takes longer has failed. */
  checkMs: 10_000,
  /** How long a server that is asked over the network has to answer. */
  answerMs: 5_000,
  /** Between the two events of the stream that shows whether a proxy buffers. */
  probeGapMs: 1_500,
} as const

/** Bodies of uploads that wait on disk. A body that a killed process left is gone ten minutes later. */
export const spoolTiming = {
  /**
   * A body to which nothing was added for this long has no process any more. Sending may take five minutes, but then the
   * file changes all the time; a scan of a whole one is given up after half a minute.
   */
  staleMs: 480_000,
  /** How often a node looks for such bodies. */
  clearMs: 120_000,
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

/** Requests for a copy of a visitor's data or for its erasure. What browsers also know is `myDataTiming`. */
export const dataRequestTiming = {
  /** The file of an export can be fetched for this long. */
  downloadMs: 7 * dayMs,
  /** A large export takes a while; its node shows every `jobTiming.lookMs` that it is alive. */
  longestMs: 3_600_000,
  /** Between the end of the conversations and the removal of their rows: every node sweeps for changes meanwhile. */
  quietMs: 5_000,
  /** Exports that a node writes at once, fewer than `jobTiming.atOnce`, and how long others wait before they ask again. */
  exportsAtOnce: 2,
  waitMs: 5_000,
  tries: 8,
  /** A request that is not done after this long has no job any more. Longer than the link of the mail and all tries. */
  stuckMs: 3 * dayMs,
  /** Requests that one round ends because their time is over. */
  expiredAtOnce: 100,
} as const

/** Invitations to the desk. */
export const invitationTiming = {
  /** A link to join works for this long. */
  linkMs: 7 * dayMs,
} as const

/** How long a mail server may take to be reached, to greet, and to be silent later. */
export const mailTiming = {
  connectMs: 10_000,
  greetMs: 10_000,
  silenceMs: 30_000,
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
  /** How often the ages of the queue, of the newest backup and of the last restore drill are read. */
  agesMs: 30_000,
  /** Losses that follow each other this closely are told once. */
  outageMs: 10_000,
  /** Messages that cannot be read are logged this often: while nodes of two versions run there may be many. */
  badMessageMs: 10_000,
  /** Failures at one place are logged this often; all are counted. */
  failureMs: 10_000,
  /** How often the watch of the event loop ticks, and how late a tick must be to be logged. */
  loopTickMs: 500,
  loopBlockedMs: 1_000,
  /** How often the delay of the event loop is sampled for Prometheus: most wake-ups of an idle node come from it. */
  loopSampleMs: 20,
} as const

/** Backups. */
export const backupTiming = {
  /** A backup that has not finished after this long has no process any more; its folder is removed. */
  abandonedMs: 2 * 86_400_000,
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

/** The partitions of the log. */
export const shelfTiming = {
  /** How often a node looks whether the partitions of the next periods exist. */
  lookMs: 600_000,
  /** Periods after the present one that have a partition. */
  periodsAhead: 4,
  /** How long attaching one waits for a lock; the next look tries again. */
  lockMs: 2_000,
} as const

/** The life of the log's partitions, and of what belongs to their conversations. */
export const retentionTiming = {
  /** How often a node looks whether a step is due. */
  everyMs: 600_000,
  /** After the end of its period a shelf is sealed: longer than a session start takes, and than clocks differ. */
  sealAfterMs: 3_600_000,
  /** How long a detached shelf can be brought back. */
  undoMs: 7 * dayMs,
  /** How long one that was brought back stays, unless the operator says otherwise. */
  postponeMs: 30 * dayMs,
  /** How long a step waits for a lock: sends of returning visitors may queue behind it. */
  lockMs: 100,
  /** Pauses between the tries, and for how long a round tries. The next one goes on. */
  backOff: { firstMs: 100, longestMs: 1_000 },
  patienceMs: 30_000,
  /** `vacuum` rests this long after each portion of work, and the removal of sessions after each batch. */
  vacuumRestMs: 2,
  batchRestMs: 20,
} as const

/** `foyer migrate`. */
export const migrationTiming = {
  /** How long a statement waits for a lock: requests queue behind it meanwhile. */
  lockMs: 200,
  /** Pauses between the tries, in which those requests go on. */
  backOff: { firstMs: 100, longestMs: 2_000 },
  /** A lock that is not free for this long ends the command. */
  patienceMs: 600_000,
  /** How often a second migrator asks whether the first one has ended. */
  askAgainMs: 500,
} as const

/** Facts for reports. */
export const factTiming = {
  /** A visitor who leaves a message or a ticket this soon after a wait in vain did so instead of waiting. */
  convertedMs: 3_600_000,
} as const

/** The first set-up of an installation, and the sites on which its chat was seen. */
export const setupTiming = {
  /** A link in a log that nobody used until then is void; a restart logs another. */
  linkMs: dayMs,
  /** A node writes a site of a channel at most this often. */
  seenMs: 60_000,
} as const
