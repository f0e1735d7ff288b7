import { textLimits } from '@foyer/contract/text-limits.ts'

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
  /** How long a chat may fail to open before its visitor is told. */
  stuckMs: 8_000,
  transferLockMs: 5_000,
  tipsHideMs: 5_000,
  robotGuideMs: 1_000,
  /** A robot that could not be reached is asked again after this long, then twice, three times as long. */
  robotAgainMs: 2_000,
  cannedAnswerMs: 200,
  /** How long an advert stands before the next one comes. */
  advertMs: 5_000,
  toastMs: 3_000,
  successToastMs: 2_000,
  userIdLifetimeMs: 504_000_000,
  /** The client reports messages as read at most this often. */
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
  attachments: 3,
  uploadBytes: 52_428_800,
  mobileWidth: 800,
  /** Only pictures larger than this can be opened in full size (S-23). */
  zoomAbovePx: 50,
  textareaRows: 5,
  /** Of the composer, in a window with little height. */
  textareaRowsLow: 2,
  /** Longer messages are refused. */
  messageLength: textLimits.message,
  /** A composer says how much room is left below this many characters. */
  messageRoomTold: 200,
  /** Maximum length of a quote. */
  quoteLength: 300,
  /** Of a form that an agent sends. */
  formFields: 50,
} as const

/** Delivery, beyond the spec: how streams, polls and retries pace themselves. */
export const delivery = {
  /** Streams are spoken to at least this often; a silence of `watchdogMs` means a dead connection. */
  heartbeatMs: 25_000,
  watchdogMs: 40_000,
  backoffFirstMs: 500,
  backoffMaxMs: 15_000,
  /** The longest pause between tries to be told of events: after a long outage it is all that visitors wait for. */
  reconnectMaxMs: 5_000,
  /** After this many failed streams in a row the client polls, and tries the stream again later. */
  streamTriesBeforePolling: 2,
  streamRetryWhilePollingMs: 30_000,
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
  /** How long a model may take to choose a document; the rest of `totalMs` where that is less. */
  rerankMs: 5_000,
  /** With less time than this a model is not asked to choose. */
  leastRerankMs: 500,
  /** How long an answer that is whole still waits for what the model says it cost. */
  tailMs: 500,
  /** A model that keeps failing is left alone for this long. */
  restMs: 30_000,
  /** The model stops if a disconnected visitor reads nothing for this long; polls come every two seconds. */
  leftMs: 2_500,
  /** All cases of a robot must be asked within this, before a channel gets other settings. */
  casesMs: 60_000,
} as const

/** Changes of what a robot knows. */
export const knowledgeTiming = {
  /** All cases of a robot must be asked within this, while whoever else changes it waits. */
  casesMs: 8_000,
  /** A document that is this much older than the newest is half as fresh. */
  halfAsFreshMs: 180 * 86_400_000,
} as const

/** Sessions in which nobody says anything. How long an agent or a visitor may be silent, the channel says (T-20). */
export const silenceTiming = {
  /** A session that nobody ends, ends after this long. */
  idleMs: 24 * 60 * 60_000,
  /** Lease of a node on a silent thread; after this long another node may claim it. */
  leaseMs: 5_000,
  /** Nodes write this often whose page is open, and a page that was written within the grace counts as open. */
  presence: {
    /** How soon a page that has just been opened is written. */
    lookMs: 5_000,
    withAgent: { everyMs: 60_000, graceMs: 150_000 },
    withRobot: { everyMs: 3_600_000, graceMs: 2 * 3_600_000 },
  },
} as const

/** Signing in (F8): wrong passwords lock the account and, later, the address that they came from. */
export const lockRules = {
  /** Of one account, from devices that it was never signed in on. */
  account: { free: 5, firstMs: 60_000, longestMs: 15 * 60_000, forgetMs: 24 * 3_600_000 },
  /** Of one account on one device that it was signed in on before. */
  device: { free: 5, firstMs: 60_000, longestMs: 15 * 60_000, forgetMs: 24 * 3_600_000 },
  /** Of one address block: accounts with wrong tries, because a whole office may share an address. */
  address: { free: 100, firstMs: 60_000, longestMs: 60 * 60_000, forgetMs: 24 * 3_600_000 },
} as const

/** Browsers in which an agent has signed in. */
export const knownDevices = {
  /** Counted from the last sign-in. */
  lifeMs: 180 * 86_400_000,
  /** Of one agent; the least recently used one is forgotten. */
  most: 20,
} as const

/** Single sign-on. */
export const ssoTiming = {
  /** How long somebody may take at their identity provider. */
  flowMs: 600_000,
  /** How long the provider's answer to one request of ours may take. */
  answerMs: 5_000,
  /** What a provider says about itself is used for this long. */
  metadataMs: 300_000,
} as const

/** Passwords of agents. */
export const passwordTiming = {
  /** The link in a mail for a new password. */
  resetLinkMs: 3_600_000,
} as const

/** Sign-ins of agents. */
export const signInTiming = {
  /** Activity is written down at most this often. The desk tells of input that is no older. */
  seenEveryMs: 60_000,
  /** For so long after a sign-in or a password nobody is asked for the password again. */
  confirmedMs: 10 * 60_000,
  /** What a passkey must sign, and how long the browser's question stays open. */
  passkeyMs: 5 * 60_000,
} as const

/** Proofs of a site about its users. */
export const identityTiming = {
  /** A proof that was stolen is of use for no longer than this. */
  longestProofMs: 3_600_000,
  /** Clocks of sites and ours may differ by this much. */
  skewMs: 60_000,
} as const

/** The agents' desk. */
export const deskTiming = {
  /** A row looks more urgent from this share of the channel's reply goal on, at the goal, and at this many times it. */
  goalSoonShare: 0.5,
  goalWorstTimes: 3,
  /** A desk reports the open thread this often. A viewer expires after two missed reports. */
  viewingEveryMs: 10_000,
  viewingShownMs: 25_000,
} as const

/** Presence, queues and who is given whom. */
export const routingTiming = {
  /** A desk shows that it is there this often; without that, its agent is gone after `leaseMs`. */
  beatMs: 15_000,
  leaseMs: 35_000,
  /**
   * After its last stream has ended, a desk has this long to come back: a reload does, a killed browser does not. Longer
   * than a beat takes to be written, because the agent may have another desk at another node.
   */
  leaseAfterStreamMs: 20_000,
  /** Beats are kept in memory and written together this often. */
  beatWriteMs: 2_000,
  /** Places in a queue are looked at, and told to those who wait, at most this often. */
  positionsMs: 3_000,
  /** A node that was away longer than this judges nobody's absence before a whole lease has passed. */
  steadyGapMs: 5_000,
  /** Visitors stop waiting for a group that has had no agent for this long. */
  emptyGroupMs: 60_000,
  /** The waiting time is told from the last `waitsCounted` who were served within `waitsCountMs`. */
  waitsCountMs: 3_600_000,
  waitsCounted: 20,
  fewestGaps: 3,
} as const

/** Between the chat in its frame and the site's page around it. */
export const hostTiming = {
  /** A page may ask this much at once, and as much again after `refillMs`. */
  commands: { burst: 60, refillMs: 10_000 },
  /** Window messages: a loader that gets no answer knocks three times a second. */
  messages: { burst: 100, refillMs: 10_000 },
} as const

/**
 * Calls. Whatever is lost, no side believes in a call for more than 15 s after the other ended it: what a side last heard
 * from the server (`uncertainMs`) told of what the server last heard from the other side (`silentMs`), and two seconds for
 * what was under way.
 */
export const callTiming = {
  /** A call that nobody takes is missed after this long. */
  ringMs: 40_000,
  /** The ringtone repeats this often. */
  ringAgainMs: 2_500,
  /** That a call was ended on purpose is worth a word for this long. */
  endShownMs: 6_000,
  /** Each side says this often that it is there, and reads what is new; more often until both see each other. */
  beatMs: 3_000,
  hurriedBeatMs: 1_000,
  /** An answer that takes longer is not waited for any more: it is asked again. */
  answerMs: 2_000,
  /** Deadline of a request. */
  deadlineMs: 8_000,
  /** The server no longer names a leg that was silent this long: one lost beat is nothing. */
  silentMs: 6_000,
  /** Without an answer for this long, a side no longer takes the call for live. */
  uncertainMs: 7_000,
  /** A side that was silent this long is gone; until then it may come back, from another tab or after a reload. */
  rejoinMs: 20_000,
  /** How long two browsers may take to find a way to each other. */
  connectMs: 20_000,
  /** A way that broke is looked for anew after this long; browsers often mend it by themselves. */
  restartIceMs: 1_500,
  /** And again after this long; the same for a first way that is not found. */
  restartAgainMs: 5_000,
  /** Signals that come within this long of each other travel together. */
  gatherMs: 50,
  /** How often it is looked how well sound and picture arrive. */
  qualityMs: 2_000,
  /** Lifetime of the credentials for a relay. */
  credentialMs: 2 * 3_600_000,
  /** Calls whose time is over are found by their own beats; where both sides are gone, every node looks this often. */
  lookMs: 5_000,
} as const

/** Tickets, their links and the mails about them. */
export const ticketTiming = {
  /** A link is good for this long after the last thing that happened in its ticket. */
  linkLifeMs: 30 * 86_400_000,
  /** The address of a ticket's file is good for at most this long, and for at least half of it. */
  fileAddressMs: 86_400_000,
  /** An address gets at most this many mails a day, whoever causes them. */
  mailsPerDay: 20,
  /** A mail is given up after this many tries. The pauses grow up to six hours: they make two days. */
  mailTries: 18,
} as const

/** Requests for a copy of a visitor's data or for its erasure. */
export const myDataTiming = {
  /** A request of a visitor with a verified address must be confirmed within this long. */
  confirmMs: 24 * 3_600_000,
  /** A page that shows a request reads this often whether it is done. */
  lookMs: 2_000,
  /** And this often whether the visitor has confirmed it, perhaps hours later. */
  unconfirmedLookMs: 10_000,
  /** A browser remembers for this long after `confirmMs` that its visitor asked for an erasure. */
  erasedShownMs: 3_600_000,
} as const

/** Drafts of settings. */
export const draftTiming = {
  /** A pause in typing after which an editor saves. */
  saveAfterMs: 600,
  /** After a save that did not reach the server. */
  retryAfterMs: 3_000,
  /** How often an editor says that it is open, and asks for what is new. */
  watchMs: 5_000,
  /** After this long without a word an editor counts as closed. */
  goneMs: 15_000,
  /** How often a node looks for drafts whose time to be published has come. */
  dueMs: 5_000,
} as const
