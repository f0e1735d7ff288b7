import type { LimitRule } from './limits.ts'

/**
 * Per visitor and per channel. Per address (IPv6 by /64) only where nobody is known yet, and generously: whole offices
 * share one. A test calls every endpoint and finds one without a limit.
 */
export const limitRules = {
  send: { name: 'send', max: 40, windowMs: 10_000 },
  sendInChannel: { name: 'send-ch', max: 100_000, windowMs: 10_000 },
  /** A question is sent first and asked then: as many questions as messages. */
  ask: { name: 'ask', max: 40, windowMs: 10_000 },
  tips: { name: 'tips', max: 40, windowMs: 10_000 },
  poll: { name: 'poll', max: 60, windowMs: 10_000 },
  typing: { name: 'typing', max: 60, windowMs: 10_000 },
  stream: { name: 'stream', max: 40, windowMs: 60_000 },
  transfer: { name: 'transfer', max: 20, windowMs: 60_000 },
  read: { name: 'read', max: 120, windowMs: 10_000 },
  /** New identities: per channel and address together, and per channel. */
  startFromAddress: { name: 'start-addr', max: 300, windowMs: 600_000 },
  startInChannel: { name: 'start-ch', max: 30_000, windowMs: 600_000 },
  /** Visitors who come back with their token: a page that opens, a tab that reloads. */
  resume: { name: 'resume', max: 60, windowMs: 60_000 },
  close: { name: 'close', max: 20, windowMs: 60_000 },
  /** Per address, because no channel need exist for them. */
  start: { name: 'start', max: 6_000, windowMs: 60_000 },
  channel: { name: 'channel', max: 6_000, windowMs: 60_000 },
  /** Per address: anybody may invent ids of documents, forms and tenants. */
  findChannel: { name: 'find-channel', max: 600, windowMs: 60_000 },
  /** Per address: pages of the chat whose channel this node has not looked up lately. */
  page: { name: 'page', max: 6_000, windowMs: 60_000 },
  /** Per address: anybody can invent the token of a ticket link. */
  ticketLink: { name: 'ticket-link', max: 3_000, windowMs: 60_000 },
  /** Per address, because no channel need exist for it; browsers keep the answer for a minute. */
  line: { name: 'line', max: 6_000, windowMs: 60_000 },
  /** A page shows one when it opens. */
  identify: { name: 'identify', max: 30, windowMs: 60_000 },
  upload: { name: 'upload', max: 30, windowMs: 60_000 },
  /** Uploaded megabytes per tenant and address: identities are cheap, so a quota per visitor alone is none. */
  uploadedMegabytes: { name: 'upload-mb', max: 10_240, windowMs: 86_400_000 },
  download: { name: 'download', max: 3_000, windowMs: 60_000 },
  fromRequest: { name: 'form-out', max: 10, windowMs: 60_000 },
  /** Left messages wait for people: nobody needs to leave many. */
  leave: { name: 'leave', max: 10, windowMs: 60_000 },
  signInAccount: { name: 'signin-acc', max: 20, windowMs: 600_000 },
  /** Per account and known device. */
  signInDevice: { name: 'signin-dev', max: 20, windowMs: 600_000 },
  /** Per address: sign-ins with a passkey, each of which asks twice. */
  passkey: { name: 'passkey', max: 600, windowMs: 600_000 },
  /** Right ones too: the office that starts at nine is one address. Wrong ones are counted in sign_in_tries. */
  signInAddress: { name: 'signin-addr', max: 600, windowMs: 600_000 },
  /** Requests for a new password, each of which may send a mail. */
  resetAccount: { name: 'reset-acc', max: 5, windowMs: 3_600_000 },
  resetAddress: { name: 'reset-addr', max: 60, windowMs: 3_600_000 },
  /** Per address: anybody can invent the token of such a link. */
  resetToken: { name: 'reset-token', max: 100, windowMs: 600_000 },
  /** Per agent: whoever sits at an open desk may guess the present password this often. */
  changePassword: { name: 'password', max: 10, windowMs: 600_000 },
  /** Per address. */
  signInOptions: { name: 'signin-options', max: 600, windowMs: 60_000 },
  /** Per address, which may be that of a whole office at nine. */
  startSso: { name: 'sso-start', max: 600, windowMs: 600_000 },
  finishSso: { name: 'sso-finish', max: 600, windowMs: 600_000 },
  /** Per agent: each check makes a request to an address that somebody typed. */
  checkSso: { name: 'sso-check', max: 30, windowMs: 60_000 },
  /** Per agent: changes of the own account. */
  ownAccount: { name: 'own-account', max: 60, windowMs: 60_000 },
  /** Per agent: an editor saves its draft about once a second while somebody types. */
  editDraft: { name: 'edit-draft', max: 300, windowMs: 60_000 },
  /** Per agent: each change may ask all cases of a robot. */
  teach: { name: 'teach', max: 120, windowMs: 60_000 },
  /** Per agent: each preview asks the questions of a week twice. */
  previewProposals: { name: 'preview-proposals', max: 20, windowMs: 60_000 },
  /** Tickets too, and each may send a mail. */
  openTicket: { name: 'ticket', max: 10, windowMs: 60_000 },
  replyTicket: { name: 'ticket-re', max: 20, windowMs: 60_000 },
  /** Each one rings at somebody's ear. */
  ring: { name: 'ring', max: 6, windowMs: 60_000 },
  deskRing: { name: 'desk-ring', max: 20, windowMs: 60_000 },
  /** A beat every few seconds, and one for whatever is new. */
  callAct: { name: 'call-act', max: 120, windowMs: 10_000 },
  /** Each one is another password for the relay. */
  callJoin: { name: 'call-join', max: 30, windowMs: 60_000 },
  callSignal: { name: 'call-sig', max: 60, windowMs: 10_000 },
  /** Per agent: pictures of other sites in messages, each of which the server loads. */
  deskPicture: { name: 'desk-picture', max: 120, windowMs: 60_000 },
  /** Per agent: reading, searching and changing tickets. */
  deskTickets: { name: 'desk-tickets', max: 300, windowMs: 60_000 },
  /** Per agent: each file may be the whole audit log. */
  auditFile: { name: 'audit-file', max: 20, windowMs: 60_000 },
  /** Per agent: each file may be a whole list of the library. */
  libraryFile: { name: 'library-file', max: 20, windowMs: 60_000 },
  /** Per agent: each file may be all that a robot knows. */
  knowledgeFile: { name: 'knowledge-file', max: 20, windowMs: 60_000 },
  /** Per agent: each request reads up to five pages of a site; a site has 200. */
  readSite: { name: 'read-site', max: 60, windowMs: 300_000 },
  /** Per tenant: each run opens connections, and may ask a model. */
  doctor: { name: 'doctor', max: 30, windowMs: 60_000 },
  /** Per agent: each question searches the knowledge. */
  testRobot: { name: 'test-robot', max: 60, windowMs: 60_000 },
  /** Per agent: each run asks up to 200 questions. */
  runCases: { name: 'run-cases', max: 10, windowMs: 60_000 },
  /** Per agent: each may write 200 documents, and asks all cases. */
  publishDrafts: { name: 'publish-drafts', max: 20, windowMs: 60_000 },
  /** Per agent: each test asks a model, which costs money. */
  testModel: { name: 'test-model', max: 20, windowMs: 60_000 },
  /** Per agent: each change asks a model every case of the robot. */
  setModel: { name: 'set-model', max: 20, windowMs: 60_000 },
  /** Per agent. */
  testMail: { name: 'test-mail', max: 5, windowMs: 600_000 },
  /** Per visitor: each request may send a mail or write a file. */
  dataRequest: { name: 'data-request', max: 10, windowMs: 86_400_000 },
  dataRequestsInTenant: { name: 'data-request-tenant', max: 500, windowMs: 3_600_000 },
  /** Per address: anybody can invent a confirmation token. */
  confirmData: { name: 'data-confirm', max: 300, windowMs: 60_000 },
  /** Per address: anybody can invent the token of a set-up link. */
  setup: { name: 'setup', max: 60, windowMs: 60_000 },
  /** Per address: anybody can invent a JWT. */
  userData: { name: 'user-data', max: 600, windowMs: 60_000 },
  /** Per tenant: each invitation sends a mail to an address that an admin typed. */
  invite: { name: 'invite', max: 200, windowMs: 3_600_000 },
  /** Per agent: changes of accounts. */
  manageTeam: { name: 'manage-team', max: 300, windowMs: 60_000 },
  /** Per address: anybody can invent the token of a link to join. */
  join: { name: 'join', max: 300, windowMs: 600_000 },
  /** Per address: pages of help centers, those that search, lists of all articles, and thumbs for articles. */
  help: { name: 'help', max: 3_000, windowMs: 60_000 },
  helpSearch: { name: 'help-search', max: 300, windowMs: 60_000 },
  helpSitemap: { name: 'help-sitemap', max: 20, windowMs: 60_000 },
  helpThumb: { name: 'help-thumb', max: 60, windowMs: 60_000 },
} as const satisfies Record<string, LimitRule>
