import { endpointsOf } from './endpoint.ts'
import * as agents from './agents/getAdminCard.ts'
import * as calls from './calls/endpoints.ts'
import * as channel from './channel/endpoints.ts'
import * as evaluation from './evaluation/endpoints.ts'
import * as files from './files/endpoints.ts'
import * as forms from './forms/endpoints.ts'
import * as leaveMessage from './leave-message/endpoints.ts'
import * as myData from './my-data/endpoints.ts'
import * as robot from './robot/endpoints.ts'
import * as session from './session/endpoints.ts'
import * as tickets from './tickets/endpoints.ts'
import { getEventMsg, getSessionMsg } from './events/endpoints.ts'
import { stream } from './events/stream.ts'
import { addSessionMsg } from './messages/addSessionMsg.ts'
import { getHistoryMsg } from './messages/getHistoryMsg.ts'
import { getOfflineMsg } from './messages/getOfflineMsg.ts'
import { msgComplete } from './messages/msgComplete.ts'
import { sendMsg } from './messages/sendMsg.ts'
import { sysMsg } from './messages/sysMsg.ts'
import { typing } from './messages/typing.ts'
import { updateSessionMsg } from './messages/updateSessionMsg.ts'

/** Every endpoint of the visitor's side, by its wire name: whatever its areas export, and those with a file of their own. */
export const visitorApi = {
  ...endpointsOf(agents),
  ...endpointsOf(calls),
  ...endpointsOf(channel),
  ...endpointsOf(evaluation),
  ...endpointsOf(files),
  ...endpointsOf(forms),
  ...endpointsOf(leaveMessage),
  ...endpointsOf(myData),
  ...endpointsOf(robot),
  ...endpointsOf(session),
  ...endpointsOf(tickets),
  getEventMsg,
  stream,
  addSessionMsg,
  getHistoryMsg,
  getOfflineMsg,
  getSessionMsg,
  msgComplete,
  sendMsg,
  sysMsg,
  typing,
  updateSessionMsg,
}

export type VisitorApi = typeof visitorApi
