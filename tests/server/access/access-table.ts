import type { DeskApi } from '@foyer/contract/desk/api.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import type { Act } from '@foyer/core/identity/may.ts'

/** Objects that a call can name. Those of conversations are seen or not (`sight.ts`), the others belong to a tenant. */
export type ObjectKind =
  | 'thread'
  | 'ticket'
  | 'offlineMessage'
  | 'visitor'
  | 'channel'
  | 'session'
  | 'canned'
  | 'form'
  | 'ticketType'
  | 'document'
  | 'case'
  | 'dialogue'
  | 'complaint'
  | 'proposal'
  | 'member'
  | 'invitation'
  | 'group'

export type AccessRow = {
  /** What the role must allow; left out: every agent may. */
  act?: Act
  /** What it is done to, and how the input names it; the rest of the input is the example of the contract. */
  on?: { kind: ObjectKind; input: (id: string) => Record<string, unknown> }
  /** Only who holds the conversation may do it, whatever their role. */
  holder?: true
  /** Answered without an error, because nothing is there to be changed: the matrix looks at the rows instead. */
  quiet?: true
}

type AgentEndpoint = { [K in keyof DeskApi]: DeskApi[K]['access'] extends 'agent' ? K : never }[keyof DeskApi]

const named = (kind: ObjectKind, field: string, more: Record<string, unknown> = {}) => ({
  kind,
  input: (id: string) => ({ ...more, [field]: id }),
})
const onThread = (more: Record<string, unknown> = {}) => named('thread', 'threadId', more)
const onTicket = (more: Record<string, unknown> = {}) => named('ticket', 'ticketId', more)
const onProposals = {
  kind: 'proposal',
  input: (id: string) => ({ robotNo: 'r1', proposalIds: [id] }),
} as const
const onDialogue = (more: Record<string, unknown> = {}) =>
  named('dialogue', 'dialogueId', { robotNo: 'r1', ...more })
const onChannel = () => named('channel', 'channelId')

/** Who may call each endpoint of the desk, and on what. One that is missing does not compile. */
export const accessTable: Readonly<Record<AgentEndpoint, AccessRow>> = {
  // The agent's own account
  beat: {},
  whoAmI: {},
  mySessions: {},
  setPresence: {},
  signOut: {},
  signOutEverywhere: {},
  revokeSession: { on: named('session', 'sessionId') },
  changeName: {},
  changePicture: {},
  removePicture: {},
  changeLanguage: {},
  changePassword: {},
  readTwoFactor: {},
  confirmPassword: {},
  startTotp: {},
  confirmTotp: {},
  removeTotp: {},
  startPasskey: {},
  addPasskey: {},
  removePasskey: {},
  renewRecoveryCodes: {},

  // Conversations
  listThreads: {},
  deskStream: {},
  listTeam: {},
  listCalls: {},
  readRows: { on: { kind: 'thread', input: (id) => ({ threadIds: [id] }) }, quiet: true },
  readThread: { on: onThread() },
  viewing: { on: onThread() },
  visitorInfo: { on: onThread() },
  writeNote: { on: onThread() },
  takeThread: { on: onThread() },
  takeOver: { act: 'takeOver', on: onThread() },
  whoSees: { act: 'seeTeam', on: onThread() },
  reply: { on: onThread({ quoteId: undefined }), holder: true },
  typeReply: { on: onThread(), holder: true },
  uploadFile: { on: onThread(), holder: true },
  recall: { on: { kind: 'thread', input: (id) => ({ threadId: id, msgId: `${id}.1` }) }, holder: true },
  handOver: { on: onThread({ groupId: 'default', note: '' }), holder: true },
  refuseThread: { on: onThread(), holder: true },
  inviteRating: { on: onThread(), holder: true },
  closeThread: { on: onThread(), holder: true },
  startCall: { on: onThread(), holder: true },
  deskCallAct: { on: onThread(), holder: true },
  deskCallSignal: {
    on: onThread({ signals: [{ kind: 'candidate', candidate: '', sdpMid: null, sdpMLineIndex: null }] }),
    holder: true,
  },

  // Visitors
  blockVisitor: { on: onThread() },
  listBlocks: { act: 'liftBlocks' },
  unblockVisitor: { act: 'liftBlocks', on: named('visitor', 'userId'), quiet: true },
  holdVisitor: { act: 'manageData', on: onThread() },
  liftHold: { act: 'manageData', on: named('visitor', 'userId') },
  listHolds: { act: 'manageData' },
  requestVisitorData: { act: 'manageData', on: onThread({ kind: 'export' }) },
  listDataRequests: { act: 'manageData' },

  // Tickets and offline messages
  listTickets: { act: 'useTickets' },
  readTicket: { act: 'useTickets', on: onTicket() },
  replyTicket: {
    act: 'useTickets',
    on: onTicket({ isInternal: true }),
  },
  updateTicket: { act: 'useTickets', on: onTicket() },
  revokeTicketLinks: { act: 'useTickets', on: onTicket() },
  uploadTicketFile: { act: 'useTickets', on: onTicket() },
  openTicket: {
    act: 'useTickets',
    on: { kind: 'thread', input: (threadId) => ({ from: { kind: 'thread', threadId } }) },
  },
  listLeftMessages: { act: 'useTickets' },
  handleLeftMessage: {
    act: 'useTickets',
    on: named('offlineMessage', 'messageId'),
  },

  // The library
  listCanned: {},
  saveCanned: { on: named('canned', 'id', { isShared: false }) },
  deleteCanned: { on: named('canned', 'id') },
  listForms: {},
  saveForm: {
    act: 'editForms',
    on: named('form', 'id'),
  },
  readForm: { act: 'editForms', on: named('form', 'formId') },
  archiveForm: { act: 'editForms', on: named('form', 'formId') },
  deleteForm: { act: 'editForms', on: named('form', 'id'), quiet: true },
  listTicketTypes: { act: 'editForms' },
  saveTicketType: { act: 'editForms', on: named('ticketType', 'typeId') },
  orderTicketTypes: {
    act: 'editForms',
    on: { kind: 'ticketType', input: (id) => ({ typeIds: [id] }) },
  },
  deleteTicketType: { act: 'editForms', on: named('ticketType', 'typeId') },
  listWords: {},
  addWords: { act: 'editWords' },
  removeWord: { act: 'editWords' },
  // The example is of the sensitive words; library-csv.db.test.ts asks for the other lists.
  exportLibrary: { act: 'editWords' },
  importLibrary: { act: 'editWords' },

  // The robot
  listComplaints: { act: 'teachRobot' },
  dismissComplaint: {
    act: 'teachRobot',
    on: { kind: 'complaint', input: (id) => ({ complaintId: Number(id) }) },
  },
  listProposals: { act: 'teachRobot' },
  previewProposals: { act: 'teachRobot', on: onProposals },
  acceptProposals: { act: 'teachRobot', on: onProposals },
  dismissProposals: { act: 'teachRobot', on: onProposals },
  takeBackProposals: { act: 'teachRobot', on: onProposals },
  chooseProposalDocument: { act: 'teachRobot', on: named('proposal', 'proposalId') },
  readLearning: { act: 'teachRobot' },
  saveLearning: { act: 'teachRobot' },
  listRobots: { act: 'teachRobot' },
  listHelpCentres: { act: 'teachRobot' },
  saveHelpCentre: { act: 'editChannels', on: onChannel() },
  listChannelModels: { act: 'editChannels' },
  setChannelModel: { act: 'editChannels', on: onChannel() },
  testChannelModel: { act: 'editChannels', on: onChannel() },
  readModelUsage: { act: 'editChannels', on: onChannel() },
  importKnowledge: { act: 'teachRobot' },
  exportKnowledge: { act: 'teachRobot' },
  findSitePages: { act: 'teachRobot' },
  readSitePages: { act: 'teachRobot' },
  listCases: { act: 'teachRobot' },
  saveCase: { act: 'teachRobot' },
  removeCase: { act: 'teachRobot', on: named('case', 'caseId') },
  runCases: { act: 'teachRobot' },
  testRobot: { act: 'teachRobot' },
  readCalibration: { act: 'teachRobot' },
  findDocuments: { act: 'teachRobot' },
  saveDocument: { act: 'teachRobot' },
  publishDocument: { act: 'teachRobot', on: named('document', 'docId') },
  withdrawDocument: { act: 'teachRobot', on: named('document', 'docId') },
  listDocuments: { act: 'teachRobot' },
  createDocument: { act: 'teachRobot', on: named('document', 'translationOf') },
  readDocument: { act: 'teachRobot', on: named('document', 'docId') },
  watchDocument: { act: 'teachRobot', on: named('document', 'docId') },
  saveDocumentDraft: { act: 'teachRobot', on: named('document', 'docId') },
  discardDocumentDraft: { act: 'teachRobot', on: named('document', 'docId') },
  publishDocumentDraft: { act: 'teachRobot', on: named('document', 'docId') },
  publishDocumentDrafts: { act: 'teachRobot' },
  removeDocument: { act: 'teachRobot', on: named('document', 'docId') },
  listDocumentVersions: { act: 'teachRobot', on: named('document', 'docId') },
  readDocumentVersion: { act: 'teachRobot', on: named('document', 'docId') },
  restoreDocumentVersion: { act: 'teachRobot', on: named('document', 'docId') },

  // A list of another tenant's dialogue is empty: dialogues.db.test.ts looks at them.
  listDialogues: { act: 'teachRobot' },
  listDialogueVersions: { act: 'teachRobot' },
  listDialogueConversations: { act: 'teachRobot' },
  createDialogue: { act: 'teachRobot' },
  readDialogue: { act: 'teachRobot', on: onDialogue() },
  saveDialogueDraft: {
    act: 'teachRobot',
    on: {
      kind: 'dialogue',
      input: (id) => ({ robotNo: 'r1', dialogueId: id, revision: 1, dialogue: { ...orderDialogue, id } }),
    },
  },
  checkDialogue: { act: 'teachRobot' },
  simulateDialogue: { act: 'teachRobot' },
  publishDialogue: { act: 'teachRobot', on: onDialogue({ version: 0, revision: 1 }) },
  retireDialogue: { act: 'teachRobot', on: onDialogue() },
  removeDialogue: { act: 'teachRobot', on: onDialogue() },
  readDialogueVersion: { act: 'teachRobot', on: onDialogue() },
  restoreDialogueVersion: { act: 'teachRobot', on: onDialogue({ version: 1, revision: 1 }) },

  // The tenant
  readRetention: { act: 'manageData' },
  setRetention: { act: 'manageData' },
  setChannelRetention: { act: 'manageData', on: onChannel() },
  listChannels: { act: 'putOnSites' },
  setOrigins: { act: 'putOnSites', on: onChannel() },
  createChannel: { act: 'editChannels', on: named('channel', 'copyOf') },
  readChannelFile: { act: 'editChannels' },
  renameChannel: { act: 'editChannels', on: onChannel() },
  archiveChannel: { act: 'editChannels', on: onChannel() },
  uploadChannelImage: { act: 'editChannels', on: onChannel() },
  readChannelDraft: { act: 'editChannels', on: onChannel() },
  watchChannelDraft: { act: 'editChannels', on: onChannel() },
  saveChannelDraft: { act: 'editChannels', on: onChannel() },
  discardChannelDraft: { act: 'editChannels', on: onChannel() },
  publishChannel: { act: 'editChannels', on: onChannel() },
  scheduleChannel: { act: 'editChannels', on: onChannel() },
  listChannelVersions: { act: 'editChannels', on: onChannel() },
  readChannelVersion: { act: 'editChannels', on: onChannel() },
  restoreChannelVersion: { act: 'editChannels', on: onChannel() },
  createIdentityKey: { act: 'putOnSites', on: onChannel() },
  revokeIdentityKey: { act: 'putOnSites', on: onChannel() },
  readSetup: { act: 'putOnSites' },
  skipSetupStep: { act: 'putOnSites' },
  dismissSetup: { act: 'putOnSites' },
  setAppearance: { act: 'putOnSites', on: onChannel() },
  readSessionPolicy: { act: 'manageSecurity' },
  setSessionPolicy: { act: 'manageSecurity' },
  readTwoFactorPolicy: { act: 'manageSecurity' },
  setTwoFactorPolicy: { act: 'manageSecurity' },
  readSso: { act: 'manageSecurity' },
  setSso: { act: 'manageSecurity' },
  checkSso: { act: 'manageSecurity' },
  listAudit: { act: 'readAudit' },
  exportAudit: { act: 'readAudit' },
  runDoctor: { act: 'seeDoctor' },
  sendTestMail: { act: 'seeDoctor' },
  probeConnection: { act: 'seeDoctor' },
  probeStream: { act: 'seeDoctor' },

  // The team
  listMembers: { act: 'manageTeam' },
  inviteAgent: { act: 'manageTeam' },
  resendInvitation: { act: 'manageTeam', on: named('invitation', 'invitationId') },
  revokeInvitation: { act: 'manageTeam', on: named('invitation', 'invitationId') },
  changeMember: { act: 'manageTeam', on: named('member', 'adminId') },
  deactivateMember: { act: 'manageTeam', on: named('member', 'adminId') },
  reactivateMember: { act: 'manageTeam', on: named('member', 'adminId') },
  resetTwoFactor: { act: 'manageTeam', on: named('member', 'adminId') },
  listGroups: { act: 'manageTeam' },
  saveGroup: { act: 'manageTeam', on: named('group', 'groupId', { members: [], channels: [] }) },
  deleteGroup: { act: 'manageTeam', on: named('group', 'groupId') },
  hoursAt: { act: 'manageTeam', on: named('group', 'groupId') },
  suggestHolidays: { act: 'manageTeam' },
  readVisibility: { act: 'manageTeam' },
  setVisibility: { act: 'manageTeam' },
}
