import { delivery, modelTiming, timing } from '@foyer/core/timing.ts'

/** How the desk paces itself; what it shares with the visitor's side stands in core. */
export const timings = {
  ...delivery,
  /**
   * A desk hears of a beat every 15 s. A silence that is longer is noticed while its agent still has a lease, even if the
   * last beat was asked for and not answered.
   */
  watchdogMs: 18_000,
  sendDeadlineMs: timing.sendDeadlineMs,
  pollMs: timing.pollMs,
  /** A moment for entries that are under way already, before they are asked for. */
  soonMs: 250,
  markReadMs: 800,
  /** 5,000 documents are saved and all cases are asked. */
  importMs: 300_000,
  /** The stream is silent about what visitors write in threads that nobody of us owns. */
  lookAtOthersMs: 3_000,
  /** Rows on screen; of the other rows only arrivals and departures matter. */
  lookAtRowsMs: 5_000,
  /** Another tab holds the stream: whether it still does is asked well within the lease of the agent's presence. */
  leaderPingMs: 10_000,
  leaderAnswersMs: 5_000,
  /** While there is no stream at all: slower, and still a desk. */
  lookWhileDeafMs: 5_000,
  lookAtLongListsMs: 30_000,
  /** The server measures a robot a few seconds after a publication. */
  lookAtCalibrationMs: 3_000,
  /** Of tickets the stream says nothing; whoever has one open should see an answer come. */
  lookAtTicketMs: 10_000,
  /** How long is left until conversations are requeued, while the connection is lost. */
  countdownMs: 1_000,
  /** Canned replies, forms and sensitive words: colleagues change them now and then. */
  libraryStaleMs: 60_000,
  typingFirstMs: timing.typingDebounceMs,
  /** Well within the time that the visitor's page shows a typing notice. */
  typingEveryMs: 1_500,
  /** The second of two keys comes within this time, or begins anew. */
  keysTogetherMs: 1_000,
  previewShownMs: 12_000,
  /** Replies that were on their way longer ago than this wait for the agent's word. */
  resendWithinMs: 10 * 60_000,
  sendTries: 3,
  /** Before a model is saved, the server asks it every case. */
  checkModelMs: modelTiming.casesMs + 15_000,
  testModelMs: modelTiming.mostTotalMs + 10_000,
} as const

/** A preview asks the questions of a week twice, and an acceptance all cases. */
export const proposalPreviewTimings = { deadlineMs: 40_000 } as const
