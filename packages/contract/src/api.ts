import type { Endpoint } from './endpoint.ts'
import type { VisitorCall } from './paths.ts'
import { getAdminCard } from './agents/getAdminCard.ts'
import { callAct } from './calls/callAct.ts'
import { callSignal } from './calls/callSignal.ts'
import { userVideoInvitation } from './calls/userVideoInvitation.ts'
import { channelInfo } from './channel/channelInfo.ts'
import { findChannel } from './channel/findChannel.ts'
import { evaluate } from './evaluation/evaluate.ts'
import { getEvaluateInfo } from './evaluation/getEvaluateInfo.ts'
import { isEvaluate } from './evaluation/isEvaluate.ts'
import { getEventMsg } from './events/getEventMsg.ts'
import { stream } from './events/stream.ts'
import { upload } from './files/upload.ts'
import { uploadBase64 } from './files/uploadBase64.ts'
import { fromRequest } from './forms/fromRequest.ts'
import { submitUserForm } from './forms/submitUserForm.ts'
import { getLeaveMsgList } from './leave-message/getLeaveMsgList.ts'
import { leaveMsg } from './leave-message/leaveMsg.ts'
import { addSessionMsg } from './messages/addSessionMsg.ts'
import { getHistoryMsg } from './messages/getHistoryMsg.ts'
import { getOfflineMsg } from './messages/getOfflineMsg.ts'
import { getSessionMsg } from './messages/getSessionMsg.ts'
import { msgComplete } from './messages/msgComplete.ts'
import { sendMsg } from './messages/sendMsg.ts'
import { sysMsg } from './messages/sysMsg.ts'
import { typing } from './messages/typing.ts'
import { updateSessionMsg } from './messages/updateSessionMsg.ts'
import { commentDoc } from './robot/commentDoc.ts'
import { getRobotDoc } from './robot/getRobotDoc.ts'
import { robotAsk } from './robot/robotAsk.ts'
import { robotTips } from './robot/robotTips.ts'
import { chatClose } from './session/chatClose.ts'
import { chatStart } from './session/chatStart.ts'
import { identify } from './session/identify.ts'
import { resetInfo } from './session/resetInfo.ts'
import { stopWaiting } from './session/stopWaiting.ts'
import { transferAgent } from './session/transferAgent.ts'
import { addWo } from './tickets/addWo.ts'
import { addWoHandleInfo } from './tickets/addWoHandleInfo.ts'
import { uploadWoFile } from './tickets/uploadWoFile.ts'
import { getTemplateFiledInfoByTemplateId } from './tickets/getTemplateFiledInfoByTemplateId.ts'
import { getTemplateFiledInfoByTypeId } from './tickets/getTemplateFiledInfoByTypeId.ts'
import { queryWoByCustom } from './tickets/queryWoByCustom.ts'
import { queryWoById } from './tickets/queryWoById.ts'

/** Every call of the visitor's side, by its wire name. A name of paths.ts without a row does not compile. */
export const visitorApi = {
  channelInfo,
  findChannel,
  chatStart,
  identify,
  resetInfo,
  transferAgent,
  stopWaiting,
  chatClose,
  sendMsg,
  getHistoryMsg,
  getSessionMsg,
  getOfflineMsg,
  msgComplete,
  typing,
  addSessionMsg,
  sysMsg,
  updateSessionMsg,
  getEventMsg,
  stream,
  robotAsk,
  robotTips,
  getRobotDoc,
  commentDoc,
  getEvaluateInfo,
  isEvaluate,
  evaluate,
  getAdminCard,
  userVideoInvitation,
  callAct,
  callSignal,
  upload,
  uploadBase64,
  submitUserForm,
  fromRequest,
  leaveMsg,
  getLeaveMsgList,
  getTemplateFiledInfoByTemplateId,
  getTemplateFiledInfoByTypeId,
  queryWoById,
  queryWoByCustom,
  addWo,
  addWoHandleInfo,
  uploadWoFile,
} satisfies { [K in VisitorCall]: Endpoint<K> }

export type VisitorApi = typeof visitorApi
