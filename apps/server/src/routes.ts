import { inviteRatingRoute } from './features/desk/thread/invite-rating.ts'
import { visitorInfoRoute } from './features/desk/visitor.ts'
import { listCannedRoute, saveCannedRoute, deleteCannedRoute } from './features/desk/canned-replies.ts'
import { listFormsRoute, saveFormRoute, deleteFormRoute } from './features/desk/forms.ts'
import { listWordsRoute, addWordsRoute, removeWordRoute } from './features/desk/words/word-list.ts'
import { blockVisitorRoute, unblockVisitorRoute, listBlocksRoute } from './features/desk/blocks.ts'
import { listLeftMessagesRoute, handleLeftMessageRoute } from './features/desk/offline-messages.ts'
import { getAdminCardRoute } from './features/agent-card.ts'
import { callActRoute, callSignalRoute, userVideoInvitationRoute } from './features/calls/visitor-calls.ts'
import { channelInfoRoute } from './features/channel/channel-info.ts'
import { findChannelRoute } from './features/channel/find-channel.ts'
import {
  deskCallActRoute,
  deskCallSignalRoute,
  listCallsRoute,
  startCallRoute,
} from './features/desk/calls.ts'
import {
  mySessionsRoute,
  revokeSessionRoute,
  beatRoute,
  setPresenceRoute,
  signInRoute,
  signOutRoute,
  signOutEverywhereRoute,
  whoAmIRoute,
} from './features/desk/account/account.ts'
import { listThreadsRoute, readRowsRoute } from './features/desk/inbox/list-threads.ts'
import { takeThreadRoute, takeOverRoute } from './features/desk/inbox/take-thread.ts'
import { dismissComplaintRoute, listComplaintsRoute } from './features/desk/robot/complaints.ts'
import { listCasesRoute, removeCaseRoute, saveCaseRoute } from './features/desk/robot/cases.ts'
import {
  publishDocumentRoute,
  saveDocumentRoute,
  withdrawDocumentRoute,
} from './features/desk/robot/documents.ts'
import {
  createIdentityKeyRoute,
  listChannelsRoute,
  revokeIdentityKeyRoute,
  setOriginsRoute,
} from './features/desk/channels.ts'
import { listTeamRoute } from './features/desk/team.ts'
import {
  closeThreadRoute,
  handOverRoute,
  recallRoute,
  refuseThreadRoute,
} from './features/desk/thread/change-thread.ts'
import { deskStreamRoute } from './features/desk/thread/desk-stream.ts'
import { readThreadRoute, viewingRoute } from './features/desk/thread/read-thread.ts'
import { replyRoute, typeReplyRoute, writeNoteRoute } from './features/desk/thread/write-to-thread.ts'
import { uploadFileRoute } from './features/desk/thread/upload-file.ts'
import { evaluateRoute, getEvaluateInfoRoute, isEvaluateRoute } from './features/evaluation.ts'
import { getEventMsgRoute, streamRoute } from './features/events.ts'
import { uploadRoute, uploadBase64Route } from './features/files/upload.ts'
import { fromRequestRoute } from './features/forms/ticket-form.ts'
import { submitUserFormRoute } from './features/forms/user-form.ts'
import { getLeaveMsgListRoute, leaveMsgRoute } from './features/leave-message/leave-message.ts'
import {
  addSessionMsgRoute,
  sendMsgRoute,
  sysMsgRoute,
  typingRoute,
} from './features/messages/send-message.ts'
import {
  getHistoryMsgRoute,
  getOfflineMsgRoute,
  getSessionMsgRoute,
  msgCompleteRoute,
} from './features/messages/read-messages.ts'
import { updateSessionMsgRoute } from './features/messages/update-message.ts'
import { commentDocRoute, getRobotDocRoute, robotTipsRoute } from './features/robot/help-documents.ts'
import { robotAskRoute } from './features/robot/ask-robot.ts'
import {
  chatCloseRoute,
  resetInfoRoute,
  stopWaitingRoute,
  transferAgentRoute,
} from './features/session/change-session.ts'
import { chatStartRoute } from './features/session/start-session.ts'
import { identifyRoute } from './features/session/identify.ts'
import {
  getTemplateFiledInfoByTemplateIdRoute,
  getTemplateFiledInfoByTypeIdRoute,
} from './features/tickets/templates.ts'
import { queryWoByIdRoute, queryWoByCustomRoute } from './features/tickets/read-tickets.ts'
import { addWoRoute } from './features/tickets/add-ticket.ts'
import { addWoHandleInfoRoute } from './features/tickets/add-entry.ts'
import { uploadWoFileRoute } from './features/tickets/ticket-files.ts'
import { listTicketsRoute, readTicketRoute } from './features/desk/tickets/list-tickets.ts'
import { replyTicketRoute, uploadTicketFileRoute } from './features/desk/tickets/reply-ticket.ts'
import { updateTicketRoute, revokeTicketLinksRoute } from './features/desk/tickets/update-ticket.ts'
import { openTicketRoute } from './features/desk/tickets/open-ticket.ts'
import type { CallName } from '@foyer/contract/endpoints.ts'
import type { Route } from './platform/http/serve.ts'

/** The handler of every endpoint; one without a handler does not compile. */
const handlers: { [K in CallName]: Route<K> } = {
  channelInfo: channelInfoRoute,
  findChannel: findChannelRoute,
  chatStart: chatStartRoute,
  transferAgent: transferAgentRoute,
  stopWaiting: stopWaitingRoute,
  resetInfo: resetInfoRoute,
  identify: identifyRoute,
  chatClose: chatCloseRoute,
  sendMsg: sendMsgRoute,
  addSessionMsg: addSessionMsgRoute,
  sysMsg: sysMsgRoute,
  getSessionMsg: getSessionMsgRoute,
  getHistoryMsg: getHistoryMsgRoute,
  getOfflineMsg: getOfflineMsgRoute,
  msgComplete: msgCompleteRoute,
  typing: typingRoute,
  updateSessionMsg: updateSessionMsgRoute,
  robotAsk: robotAskRoute,
  robotTips: robotTipsRoute,
  getRobotDoc: getRobotDocRoute,
  commentDoc: commentDocRoute,
  submitUserForm: submitUserFormRoute,
  getAdminCard: getAdminCardRoute,
  getEvaluateInfo: getEvaluateInfoRoute,
  isEvaluate: isEvaluateRoute,
  evaluate: evaluateRoute,
  upload: uploadRoute,
  uploadBase64: uploadBase64Route,
  fromRequest: fromRequestRoute,
  leaveMsg: leaveMsgRoute,
  getLeaveMsgList: getLeaveMsgListRoute,
  getEventMsg: getEventMsgRoute,
  stream: streamRoute,
  signIn: signInRoute,
  signOut: signOutRoute,
  whoAmI: whoAmIRoute,
  mySessions: mySessionsRoute,
  revokeSession: revokeSessionRoute,
  signOutEverywhere: signOutEverywhereRoute,
  beat: beatRoute,
  setPresence: setPresenceRoute,
  listThreads: listThreadsRoute,
  readRows: readRowsRoute,
  takeThread: takeThreadRoute,
  takeOver: takeOverRoute,
  handOver: handOverRoute,
  refuseThread: refuseThreadRoute,
  listTeam: listTeamRoute,
  readThread: readThreadRoute,
  reply: replyRoute,
  writeNote: writeNoteRoute,
  uploadFile: uploadFileRoute,
  typeReply: typeReplyRoute,
  viewing: viewingRoute,
  recall: recallRoute,
  closeThread: closeThreadRoute,
  deskStream: deskStreamRoute,
  listComplaints: listComplaintsRoute,
  dismissComplaint: dismissComplaintRoute,
  listCases: listCasesRoute,
  saveCase: saveCaseRoute,
  removeCase: removeCaseRoute,
  saveDocument: saveDocumentRoute,
  publishDocument: publishDocumentRoute,
  withdrawDocument: withdrawDocumentRoute,
  inviteRating: inviteRatingRoute,
  visitorInfo: visitorInfoRoute,
  listCanned: listCannedRoute,
  saveCanned: saveCannedRoute,
  deleteCanned: deleteCannedRoute,
  listForms: listFormsRoute,
  saveForm: saveFormRoute,
  deleteForm: deleteFormRoute,
  listWords: listWordsRoute,
  addWords: addWordsRoute,
  removeWord: removeWordRoute,
  blockVisitor: blockVisitorRoute,
  unblockVisitor: unblockVisitorRoute,
  listBlocks: listBlocksRoute,
  listLeftMessages: listLeftMessagesRoute,
  handleLeftMessage: handleLeftMessageRoute,
  getTemplateFiledInfoByTemplateId: getTemplateFiledInfoByTemplateIdRoute,
  getTemplateFiledInfoByTypeId: getTemplateFiledInfoByTypeIdRoute,
  queryWoById: queryWoByIdRoute,
  queryWoByCustom: queryWoByCustomRoute,
  addWo: addWoRoute,
  addWoHandleInfo: addWoHandleInfoRoute,
  uploadWoFile: uploadWoFileRoute,
  listTickets: listTicketsRoute,
  readTicket: readTicketRoute,
  replyTicket: replyTicketRoute,
  updateTicket: updateTicketRoute,
  openTicket: openTicketRoute,
  revokeTicketLinks: revokeTicketLinksRoute,
  uploadTicketFile: uploadTicketFileRoute,
  listChannels: listChannelsRoute,
  setOrigins: setOriginsRoute,
  createIdentityKey: createIdentityKeyRoute,
  revokeIdentityKey: revokeIdentityKeyRoute,
  userVideoInvitation: userVideoInvitationRoute,
  callAct: callActRoute,
  callSignal: callSignalRoute,
  startCall: startCallRoute,
  deskCallAct: deskCallActRoute,
  deskCallSignal: deskCallSignalRoute,
  listCalls: listCallsRoute,
}

export const routes: readonly Route<CallName>[] = Object.values(handlers)
