import { route as getAdminCard } from './features/agents/getAdminCard.ts'
import { route as channelInfo } from './features/channel/channelInfo.ts'
import { route as signIn } from './features/desk/account/signIn.ts'
import { route as signOut } from './features/desk/account/signOut.ts'
import { route as whoAmI } from './features/desk/account/whoAmI.ts'
import { route as listThreads } from './features/desk/inbox/listThreads.ts'
import { route as takeThread } from './features/desk/inbox/takeThread.ts'
import { route as closeThread } from './features/desk/thread/closeThread.ts'
import { route as deskStream } from './features/desk/thread/deskStream.ts'
import { route as readThread } from './features/desk/thread/readThread.ts'
import { route as recall } from './features/desk/thread/recall.ts'
import { route as reply } from './features/desk/thread/reply.ts'
import { route as typeReply } from './features/desk/thread/typeReply.ts'
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
import { route as resetInfo } from './features/session/resetInfo.ts'
import { route as transferAgent } from './features/session/transferAgent.ts'
import type { Route } from './platform/http/serve.ts'

/** Every call this server answers. What is not built yet is not here. */
export const routes: readonly Route[] = [
  channelInfo,
  chatStart,
  transferAgent,
  resetInfo,
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
  listThreads,
  takeThread,
  readThread,
  reply,
  typeReply,
  recall,
  closeThread,
  deskStream,
]
