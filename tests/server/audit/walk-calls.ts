import { ticketPriorities } from '@foyer/contract/codes.ts'
import type { DeskApi } from '@foyer/contract/desk/api.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { startTalk, threadIdOf } from '@foyer/testkit/talk.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { givenCall, givenTalk, offer } from '../calls/given.ts'
import { cracked } from '../leave-message/given.ts'
import { answer, givenLink, givenTicket, must, postFile } from '../tickets/given.ts'
import { ask } from '../robot/given.ts'
import { formCalls } from './walk-forms.ts'
import { accountCalls } from './walk-account.ts'
import { dialogueCalls } from './walk-dialogues.ts'
import { channelCalls } from './walk-channels.ts'
import { documentCalls } from './walk-documents.ts'
import { type Given, nothing, type WalkCall } from './walk-call.ts'
import { learningCalls } from './walk-learning.ts'
import { setupCalls } from './walk-setup.ts'
import { ssoCalls } from './walk-sso.ts'
import { teamCalls } from './walk-team.ts'
import { twoFactorCalls } from './walk-two-factor.ts'

/** In a thread of the caller's. */
function inThread(more: Record<string, unknown> = {}): WalkCall {
  return async (given) => ({ input: { threadId: (await talkOf(given)).threadId, ...more } })
}

const talkOf = ({ world, agent }: Given) => startTalk(world.http, agent)

/** A row for every endpoint of the desk, with what must be there before. A new endpoint does not compile without one. */
export const walkCalls: Record<keyof DeskApi, WalkCall> = {
  ...setupCalls,
  ...teamCalls,
  ...twoFactorCalls,
  ...accountCalls,
  ...channelCalls,
  ...documentCalls,
  ...ssoCalls,
  ...formCalls,
  ...learningCalls,
  ...dialogueCalls,

  // Sign-ins
  signIn: ({ world, email }) => ({
    perform: () => world.http.call('signIn', { email, password: demoPassword }),
  }),
  signOut: async (given) => ({ by: { ...given, agent: await Agent.signIn(given.world.http, given.email) } }),
  whoAmI: nothing,
  mySessions: nothing,
  revokeSession: async ({ world, agent, email }) => {
    await Agent.signIn(world.http, email)
    const { sessions } = must(await agent.call('mySessions')) as { sessions: Session[] }
    return { input: { sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.sessionId } }
  },
  signOutEverywhere: () => ({ input: { keepThis: true } }),
  beat: nothing,
  setPresence: () => ({ input: { state: 'away' } }),

  // Audit log
  listAudit: nothing,
  exportAudit: () => ({ input: { action: 'signIn' } }),

  // Blocks
  listBlocks: nothing,
  blockVisitor: inThread({ period: 'day', reason: 'Sends advertising' }),
  unblockVisitor: async (given) => {
    const { visitor, threadId } = await talkOf(given)
    must(await given.agent.call('blockVisitor', { threadId, period: 'day', reason: '' }))
    return { input: { userId: visitor.started.userId } }
  },

  // Calls
  listCalls: nothing,
  startCall: async ({ world }) => {
    const talk = await givenTalk(world)
    return { by: talk, input: { threadId: talk.threadId, videoType: 'video' } }
  },
  deskCallAct: async ({ world }) => {
    const { threadId, callId, agents, ...by } = await givenCall(world)
    return { by, input: { threadId, callId, leg: agents.leg, act: 'hangUp' } }
  },
  deskCallSignal: async ({ world }) => {
    const { threadId, callId, agents, visitors, ...by } = await givenCall(world)
    return { by, input: { threadId, callId, leg: agents.leg, to: visitors.leg, signals: [offer] } }
  },

  // Canned replies and words
  listCanned: nothing,
  saveCanned: () => ({ input: greeting }),
  deleteCanned: async ({ agent }) => {
    const { reply } = must(await agent.call('saveCanned', greeting)) as { reply: { id: string } }
    return { input: { id: reply.id } }
  },
  listWords: nothing,
  addWords: () => ({ input: { words: [newId()], isWithheld: false } }),
  removeWord: async ({ agent }) => {
    const word = newId()
    must(await agent.call('addWords', { words: [word], isWithheld: true }))
    return { input: { word } }
  },

  exportLibrary: () => ({ input: { list: 'words' } }),
  importLibrary: () => ({ input: { list: 'words', csv: `word\n${newId()}`, isDryRun: false } }),

  // Channels
  setOrigins: () => ({ input: { channelId: 'demo', allowedOrigins: [`https://${newId()}.example`] } }),
  createIdentityKey: () => ({ input: { channelId: 'demo', algorithm: 'HS256' } }),
  revokeIdentityKey: async ({ agent }) => {
    const made = must(await agent.call('createIdentityKey', { channelId: 'demo', algorithm: 'HS256' }))
    return { input: { channelId: 'demo', keyId: (made as { key: { keyId: string } }).key.keyId } }
  },

  // Retention, holds and data requests
  readRetention: nothing,
  setRetention: () => ({ input: { retention: '1y' } }),
  setChannelRetention: () => ({ input: { channelId: 'demo', retention: '90d' } }),
  listHolds: nothing,
  holdVisitor: inThread({ reason: 'Court case 4711' }),
  liftHold: async (given) => {
    const { visitor, threadId } = await talkOf(given)
    must(await given.agent.call('holdVisitor', { threadId, reason: 'Court case 4711' }))
    return { input: { userId: visitor.started.userId } }
  },
  listDataRequests: nothing,
  requestVisitorData: inThread({ kind: 'export' }),

  // Lists and conversations
  listThreads: () => ({ input: { list: 'mine' } }),
  readRows: async (given) => ({ input: { threadIds: [(await talkOf(given)).threadId] } }),
  takeThread: async ({ world }) => {
    const visitor = await Visitor.start(world.http)
    const threadId = await threadIdOf(visitor)
    must(await visitor.call('transferAgent'))
    return { input: { threadId } }
  },
  takeOver: async ({ world }) => {
    const ben = await Agent.signIn(world.http, 'ben@demo.example')
    return { input: { threadId: (await startTalk(world.http, ben)).threadId } }
  },
  visitorInfo: inThread(),
  readThread: inThread(),
  reply: inThread({ id: newId(), msgContent: 'It left the warehouse.' }),
  writeNote: inThread({ id: newId(), msgContent: 'Asked the warehouse.' }),
  uploadFile: async (given) => {
    const fields = { threadId: (await talkOf(given)).threadId }
    return { perform: ({ http, headers }) => postFile(http, 'uploadFile', headers, { ...note, fields }) }
  },
  typeReply: inThread(),
  viewing: inThread({ isGone: false }),
  recall: async (given) => {
    const { threadId } = await talkOf(given)
    const { msgId } = must(await given.agent.reply(threadId, 'Wrong window'))
    return { input: { threadId, msgId } }
  },
  handOver: inThread({ groupId: 'default', note: 'Wants a refund.' }),
  refuseThread: inThread(),
  inviteRating: inThread(),
  closeThread: inThread(),
  deskStream: () => ({
    perform: async (agent) => {
      const stream = await agent.stream()
      await stream.next((frame) => frame.type === 'hello')
      stream.close()
      return { body: { code: 200, data: {} } }
    },
  }),
  listTeam: nothing,

  // Offline messages
  listLeftMessages: () => ({ input: { show: 'all' } }),
  handleLeftMessage: async ({ world, agent }) => {
    const visitor = await Visitor.start(world.http)
    must(await visitor.call('leaveMsg', cracked))
    const { messages } = must(await agent.call('listLeftMessages', { show: 'unhandled' })) as LeftMessages
    return { input: { messageId: messages[0]?.messageId, isHandled: true, remark: 'A lid was sent.' } }
  },

  // Tickets
  listTickets: nothing,
  readTicket: async ({ world }) => ({ input: { ticketId: (await givenTicket(world)).woId } }),
  openTicket: async (given) => ({
    input: { from: { kind: 'thread', threadId: (await talkOf(given)).threadId } },
  }),
  replyTicket: async ({ world }) => ({
    input: answer((await givenTicket(world)).woId, 'A lid is on its way.'),
  }),
  updateTicket: async ({ world }) => ({
    input: { ticketId: (await givenTicket(world)).woId, priority: ticketPriorities.urgent },
  }),
  revokeTicketLinks: async ({ world }) => {
    const { woId: ticketId } = await givenTicket(world)
    await givenLink(world, ticketId)
    return { input: { ticketId } }
  },
  uploadTicketFile: async ({ world }) => {
    const fields = { ticketId: (await givenTicket(world)).woId }
    return {
      perform: ({ http, headers }) => postFile(http, 'uploadTicketFile', headers, { ...note, fields }),
    }
  },

  // Robot
  listComplaints: nothing,
  dismissComplaint: async ({ world, agent }) => {
    const visitor = await Visitor.start(world.http)
    const { msgList } = await ask(visitor, 'How can I send a product back?')
    const { sessionId } = visitor.started
    const comment = { docId: msgList[1]?.docId, isUseful: 0, robotNo: 'r1', sessionId, tenantId: 'demo' }
    must(await visitor.call('commentDoc', comment))
    const { complaints } = must(await agent.call('listComplaints')) as { complaints: Complaint[] }
    return { input: { complaintId: complaints[0]?.complaintId } }
  },
  findDocuments: () => ({ input: { words: 'return' } }),
  listRobots: () => ({ input: {} }),
  listChannelModels: () => ({ input: { robotNo: 'r1' } }),
  setChannelModel: () => ({ input: { channelId: 'demo', settings: noModel, key: 'sk-walk' } }),
  testChannelModel: () => ({
    input: { channelId: 'demo', settings: noModel, language: 'en', question: 'Are you there?' },
  }),
  readModelUsage: () => ({ input: { channelId: 'demo' } }),
  importKnowledge: () => ({
    input: {
      robotNo: 'r1',
      format: 'csv',
      file: Buffer.from(`question,answer\n${newId()},So.`).toString('base64'),
      language: 'en',
      as: 'drafts',
      isDryRun: false,
    },
  }),
  exportKnowledge: () => ({ input: { robotNo: 'r1', format: 'json' } }),
  findSitePages: () => ({ input: { address: 'http://127.0.0.1/' } }),
  readSitePages: () => ({ input: { address: 'http://127.0.0.1/', pages: ['http://127.0.0.1/'] } }),
  listCases: () => ({ input: { robotNo: 'r1' } }),
  saveCase: () => ({ input: expectedAnswer() }),
  removeCase: async ({ agent }) => {
    const saved = must(await agent.call('saveCase', expectedAnswer())) as { case: { caseId: string } }
    return { input: { caseId: saved.case.caseId } }
  },
  runCases: () => ({ input: { robotNo: 'r1' } }),
  readCalibration: () => ({ input: { robotNo: 'r1' } }),
  testRobot: () => ({ input: { robotNo: 'r1', language: 'en', question: 'Where is my order?' } }),
  saveDocument: () => ({ input: document(false) }),
  publishDocument: async ({ agent }) => ({ input: { docId: await savedDocument(agent, false) } }),
  withdrawDocument: async ({ agent }) => ({ input: { docId: await savedDocument(agent, true) } }),
}

type Session = { sessionId: string; isCurrent: boolean }
type LeftMessages = { messages: { messageId: string }[] }
type Complaint = { complaintId: number }

const greeting = { title: 'Greeting', text: 'Hello {{visitor.name}}', isShared: true }
/** Off, so that no model is asked. */
const noModel = {
  isOn: false,
  budgets: { tenant: {}, channel: { money: 5 }, visitor: {} },
  writesAnswers: true,
  reranks: false,
}
const note = { name: 'note.txt', bytes: 'a note' }

function expectedAnswer(): Record<string, unknown> {
  return { robotNo: 'walk', language: 'en', question: `Is this ${newId()}?`, mustNotSay: ['no'] }
}

function document(isPublished: boolean): Record<string, unknown> & { docId: string } {
  const answered = { question: 'How do I descale my kettle?', answer: '<p>With vinegar.</p>' }
  return { docId: newId(), robotNo: 'walk', language: 'en', ...answered, isPublished }
}

async function savedDocument(agent: Agent, isPublished: boolean): Promise<string> {
  const saved = document(isPublished)
  must(await agent.call('saveDocument', saved))
  return saved.docId
}
