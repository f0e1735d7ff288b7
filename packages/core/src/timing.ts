/** Every duration and count of the product, once (spec section 9, K-01). Milliseconds unless the name says otherwise. */
export const timing = {
  requestTimeoutMs: 3_000_000,
  /** Our own deadline of one send attempt: the spec's would spin for 50 minutes before the outbox may retry. */
  sendDeadlineMs: 10_000,
  /** How long a visitor watches one request (start, transfer, history) before it counts as not answered. */
  answerDeadlineMs: 20_000,
  pollMs: 2_000,
  typingDebounceMs: 500,
  typingShownMs: 2_000,
  typingTitleMs: 1_200,
  titleFlashMs: 1_000,
  transferLockMs: 5_000,
  tipsHideMs: 5_000,
  robotGuideMs: 1_000,
  /** A robot that could not be reached is asked again after this long, then twice, three times as long. */
  robotAgainMs: 2_000,
  scrollToBottomMs: 1_000,
  cannedAnswerMs: 200,
  /** How long an advert stands before the next one comes. */
  advertMs: 5_000,
  toastMs: 3_000,
  successToastMs: 2_000,
  userIdLifetimeMs: 504_000_000,
  /** What was shown is reported as read at most this often. */
  seenMs: 1_000,
  /** An answer that stopped growing is taken away after this long; its end, whatever it is, follows by itself. */
  growingSilentMs: 10_000,
  /** A lost connection is worth a word after this long; that it is back, for this long. */
  connectingShownMs: 2_000,
  connectedShownMs: 2_500,
} as const

export const limits = {
  historyPage: 20,
  faqPage: 5,
  comment: 64,
  starMin: 1,
  starMax: 5,
  starDefault: 5,
  robotTags: 4,
  agentTags: 4,
  attachments: 3,
  uploadBytes: 52_428_800,
  emoji: 50,
  mobileWidth: 800,
  /** Only pictures larger than this can be opened in full size (S-23). */
  zoomAbovePx: 50,
  textareaRows: 5,
  /** Longer messages are refused. */
  messageLength: 4000,
  /** Timestamps below this are seconds (K-03). */
  secondsBelow: 1e10,
} as const

/** Delivery, beyond the spec: how streams, polls and retries pace themselves. */
export const delivery = {
  /** Streams are spoken to at least this often; a silence of `watchdogMs` means a dead connection. */
  heartbeatMs: 25_000,
  watchdogMs: 40_000,
  /** How often a node looks for entries whose doorbell it may have missed. */
  sweepMs: 1_000,
  backoffFirstMs: 500,
  backoffMaxMs: 15_000,
  /** After this many failed streams in a row the client polls, and tries the stream again later. */
  streamTriesBeforePolling: 2,
  streamRetryWhilePollingMs: 30_000,
  /** One answer carries at most this many events. */
  eventsPerAnswer: 100,
  /** A node forgets a poller that has been silent this long. */
  pollerIdleMs: 15_000,
} as const

/** Answers of a model. Whatever it does, a visitor has an answer within 15 s. */
export const modelTiming = {
  /** At most this often a growing answer is shown again. */
  pushMs: 150,
  firstTokenMs: 6_000,
  gapMs: 4_000,
  totalMs: 12_000,
  /** The operator may not allow more: what follows a model that fails needs time too. */
  mostTotalMs: 13_000,
  /** How long an answer that is whole still waits for what the model says it cost. */
  tailMs: 500,
  /** A model that keeps failing is left alone for this long. */
  restMs: 30_000,
} as const
