import { route as inviteRating } from './features/desk/thread/inviteRating.ts'
import { route as visitorInfo } from './features/desk/visitor/visitorInfo.ts'
import { route as listCanned } from './features/desk/canned/listCanned.ts'
import { route as saveCanned } from './features/desk/canned/saveCanned.ts'
import { route as deleteCanned } from './features/desk/canned/deleteCanned.ts'
import { route as listForms } from './features/desk/forms/listForms.ts'
import { route as saveForm } from './features/desk/forms/saveForm.ts'
import { route as deleteForm } from './features/desk/forms/deleteForm.ts'
import { route as listWords } from './features/desk/words/listWords.ts'
import { route as addWords } from './features/desk/words/addWords.ts'
import { route as removeWord } from './features/desk/words/removeWord.ts'
import { route as blockVisitor } from './features/desk/blocks/blockVisitor.ts'
import { route as unblockVisitor } from './features/desk/blocks/unblockVisitor.ts'
import { route as listBlocks } from './features/desk/blocks/listBlocks.ts'
import { route as listLeftMessages } from './features/desk/left-messages/listLeftMessages.ts'
import { route as handleLeftMessage } from './features/desk/left-messages/handleLeftMessage.ts'
import { route as getAdminCard } from './features/agents/getAdminCard.ts'
import { route as callAct } from './features/calls/callAct.ts'
import { route as callSignal } from './features/calls/callSignal.ts'
import { route as userVideoInvitation } from './features/calls/userVideoInvitation.ts'
import { route as channelInfo } from './features/channel/channelInfo.ts'
import { route as findChannel } from './features/channel/findChannel.ts'
import { route as deskCallAct } from './features/desk/calls/deskCallAct.ts'
import { route as deskCallSignal } from './features/desk/calls/deskCallSignal.ts'
import { route as listCalls } from './features/desk/calls/listCalls.ts'
import { route as startCall } from './features/desk/calls/startCall.ts'
import { route as mySessions } from './features/desk/account/mySessions.ts'
import { route as revokeSession } from './features/desk/account/revokeSession.ts'
import { route as beat } from './features/desk/account/beat.ts'
import { route as setPresence } from './features/desk/account/setPresence.ts'
import { route as signIn } from './features/desk/account/signIn.ts'
import { route as signOut } from './features/desk/account/signOut.ts'
import { route as signOutEverywhere } from './features/desk/account/signOutEverywhere.ts'
import { route as whoAmI } from './features/desk/account/whoAmI.ts'
import { route as listThreads } from './features/desk/inbox/listThreads.ts'
import { route as readRows } from './features/desk/inbox/readRows.ts'
import { route as takeThread } from './features/desk/inbox/takeThread.ts'
import { route as dismissComplaint } from './features/desk/robot/dismissComplaint.ts'
import { route as listCases } from './features/desk/robot/listCases.ts'
import { route as listComplaints } from './features/desk/robot/listComplaints.ts'
import { route as publishDocument } from './features/desk/robot/publishDocument.ts'
import { route as removeCase } from './features/desk/robot/removeCase.ts'
import { route as saveCase } from './features/desk/robot/saveCase.ts'
import { route as saveDocument } from './features/desk/robot/saveDocument.ts'
import { route as withdrawDocument } from './features/desk/robot/withdrawDocument.ts'
import { route as createIdentityKey } from './features/desk/channels/createIdentityKey.ts'
import { route as listChannels } from './features/desk/channels/listChannels.ts'
import { route as revokeIdentityKey } from './features/desk/channels/revokeIdentityKey.ts'
import { route as setOrigins } from './features/desk/channels/setOrigins.ts'
import { route as takeOver } from './features/desk/inbox/takeOver.ts'
import { route as listTeam } from './features/desk/team/listTeam.ts'
import { route as closeThread } from './features/desk/thread/closeThread.ts'
import { route as deskStream } from './features/desk/thread/deskStream.ts'
import { route as handOver } from './features/desk/thread/handOver.ts'
import { route as readThread } from './features/desk/thread/readThread.ts'
import { route as recall } from './features/desk/thread/recall.ts'
import { route as refuseThread } from './features/desk/thread/refuseThread.ts'
import { route as reply } from './features/desk/thread/reply.ts'
import { route as typeReply } from './features/desk/thread/typeReply.ts'
import { route as uploadFile } from './features/desk/thread/uploadFile.ts'
import { route as writeNote } from './features/desk/thread/writeNote.ts'
import { route as viewing } from './features/desk/thread/viewing.ts'
import { route as evaluate } from './features/evaluation/evaluate.ts'
import { route as getEvaluateInfo } from './features/evaluation/getEvaluateInfo.ts'
import { route as isEvaluate } from './features/evaluation/isEvaluate.ts'
import { route as getEventMsg } from './features/events/getEventMsg.ts'
import { route as stream } from './features/events/stream.ts'
import { route as upload } from './features/files/upload.ts'
import { route as uploadBase64 } from './features/files/uploadBase64.ts'
import { route as fromRequest } from './features/forms/fromRequest.ts'
import { route as submitUserForm } from './features/forms/submitUserForm.ts'
import { route as getLeaveMsgList } from './features/leave-message/getLeaveMsgList.ts'
import { route as leaveMsg } from './features/leave-message/leaveMsg.ts'
import { route as addSessionMsg } from './features/messages/addSessionMsg.ts'
import { route as getHistoryMsg } from './features/messages/getHistoryMsg.ts'
import { route as getOfflineMsg } from './features/messages/getOfflineMsg.ts'
import { route as getSessionMsg } from './features/messages/getSessionMsg.ts'
import { route as msgComplete } from './features/messages/msgComplete.ts'
import { route as sendMsg } from './features/messages/sendMsg.ts'
import { route as sysMsg } from './features/messages/sysMsg.ts'
import { route as typing } from './features/messages/typing.ts'
import { route as updateSessionMsg } from './features/messages/updateSessionMsg.ts'
import { route as commentDoc } from './features/robot/commentDoc.ts'
import { route as getRobotDoc } from './features/robot/getRobotDoc.ts'
import { route as robotAsk } from './features/robot/robotAsk.ts'
import { route as robotTips } from './features/robot/robotTips.ts'
import { route as chatClose } from './features/session/chatClose.ts'
import { route as chatStart } from './features/session/chatStart.ts'
import { route as identify } from './features/session/identify.ts'
import { route as resetInfo } from './features/session/resetInfo.ts'
import { route as stopWaiting } from './features/session/stopWaiting.ts'
import { route as transferAgent } from './features/session/transferAgent.ts'
import { route as getTemplateFiledInfoByTemplateId } from './features/tickets/getTemplateFiledInfoByTemplateId.ts'
import { route as getTemplateFiledInfoByTypeId } from './features/tickets/getTemplateFiledInfoByTypeId.ts'
import { route as queryWoById } from './features/tickets/queryWoById.ts'
import { route as queryWoByCustom } from './features/tickets/queryWoByCustom.ts'
import { route as addWo } from './features/tickets/addWo.ts'
import { route as addWoHandleInfo } from './features/tickets/addWoHandleInfo.ts'
import { route as uploadWoFile } from './features/tickets/uploadWoFile.ts'
import { route as listTickets } from './features/desk/tickets/listTickets.ts'
import { route as readTicket } from './features/desk/tickets/readTicket.ts'
import { route as replyTicket } from './features/desk/tickets/replyTicket.ts'
import { route as updateTicket } from './features/desk/tickets/updateTicket.ts'
import { route as openTicket } from './features/desk/tickets/openTicket.ts'
import { route as revokeTicketLinks } from './features/desk/tickets/revokeTicketLinks.ts'
import { route as uploadTicketFile } from './features/desk/tickets/uploadTicketFile.ts'
import type { CallName } from '@foyer/contract/endpoints.ts'
import type { Route } from './platform/http/serve.ts'

/** The handler of every endpoint; one without a handler does not compile. */
const handlers: { [K in CallName]: Route<K> } = {
  channelInfo,
  findChannel,
  chatStart,
  transferAgent,
  stopWaiting,
  resetInfo,
  identify,
  chatClose,
  sendMsg,
  addSessionMsg,
  sysMsg,
  getSessionMsg,
  getHistoryMsg,
  getOfflineMsg,
  msgComplete,
  typing,
  updateSessionMsg,
  robotAsk,
  robotTips,
  getRobotDoc,
  commentDoc,
  submitUserForm,
  getAdminCard,
  getEvaluateInfo,
  isEvaluate,
  evaluate,
  upload,
  uploadBase64,
  fromRequest,
  leaveMsg,
  getLeaveMsgList,
  getEventMsg,
  stream,
  signIn,
  signOut,
  whoAmI,
  mySessions,
  revokeSession,
  signOutEverywhere,
  beat,
  setPresence,
  listThreads,
  readRows,
  takeThread,
  takeOver,
  handOver,
  refuseThread,
  listTeam,
  readThread,
  reply,
  writeNote,
  uploadFile,
  typeReply,
  viewing,
  recall,
  closeThread,
  deskStream,
  listComplaints,
  dismissComplaint,
  listCases,
  saveCase,
  removeCase,
  saveDocument,
  publishDocument,
  withdrawDocument,
  inviteRating,
  visitorInfo,
  listCanned,
  saveCanned,
  deleteCanned,
  listForms,
  saveForm,
  deleteForm,
  listWords,
  addWords,
  removeWord,
  blockVisitor,
  unblockVisitor,
  listBlocks,
  listLeftMessages,
  handleLeftMessage,
  getTemplateFiledInfoByTemplateId,
  getTemplateFiledInfoByTypeId,
  queryWoById,
  queryWoByCustom,
  addWo,
  addWoHandleInfo,
  uploadWoFile,
  listTickets,
  readTicket,
  replyTicket,
  updateTicket,
  openTicket,
  revokeTicketLinks,
  uploadTicketFile,
  listChannels,
  setOrigins,
  createIdentityKey,
  revokeIdentityKey,
  userVideoInvitation,
  callAct,
  callSignal,
  startCall,
  deskCallAct,
  deskCallSignal,
  listCalls,
}

export const routes: readonly Route<CallName>[] = Object.values(handlers)
