/**
 * Every address of the HTTP surface, once. It stands apart from the endpoints because browsers need the
 * addresses but must not download the schemas.
 */
const visitor = [
  'userVideoInvitation',
  'callAct',
  'callSignal',
  'channelInfo',
  'chatStart',
  'identify',
  'getOfflineMsg',
  'submitUserForm',
  'getHistoryMsg',
  'getSessionMsg',
  'resetInfo',
  'getLeaveMsgList',
  'sendMsg',
  'robotAsk',
  'addSessionMsg',
  'sysMsg',
  'transferAgent',
  'stopWaiting',
  'getAdminCard',
  'getEvaluateInfo',
  'isEvaluate',
  'evaluate',
  'chatClose',
  'getEventMsg',
  'msgComplete',
  'typing',
  'robotTips',
  'upload',
  'uploadBase64',
  'leaveMsg',
  'getRobotDoc',
  'commentDoc',
  'updateSessionMsg',
  'fromRequest',
  'stream',
] as const

const workOrder = [
  'getTemplateFiledInfoByTemplateId',
  'getTemplateFiledInfoByTypeId',
  'queryWoById',
  'queryWoByCustom',
  'addWo',
  'addWoHandleInfo',
  'uploadWoFile',
] as const

const desk = [
  'signIn',
  'signOut',
  'whoAmI',
  'mySessions',
  'revokeSession',
  'signOutEverywhere',
  'beat',
  'setPresence',
  'listThreads',
  'readRows',
  'readThread',
  'takeThread',
  'takeOver',
  'handOver',
  'refuseThread',
  'listTeam',
  'reply',
  'writeNote',
  'uploadFile',
  'typeReply',
  'viewing',
  'recall',
  'closeThread',
  'deskStream',
  'listComplaints',
  'dismissComplaint',
  'listCases',
  'saveCase',
  'removeCase',
  'saveDocument',
  'publishDocument',
  'withdrawDocument',
  'inviteRating',
  'visitorInfo',
  'listCanned',
  'saveCanned',
  'deleteCanned',
  'listForms',
  'saveForm',
  'deleteForm',
  'listWords',
  'addWords',
  'removeWord',
  'blockVisitor',
  'unblockVisitor',
  'listBlocks',
  'listTickets',
  'readTicket',
  'replyTicket',
  'updateTicket',
  'openTicket',
  'revokeTicketLinks',
  'uploadTicketFile',
  'listLeftMessages',
  'handleLeftMessage',
  'listChannels',
  'setOrigins',
  'createIdentityKey',
  'revokeIdentityKey',
  'startCall',
  'deskCallAct',
  'deskCallSignal',
  'listCalls',
] as const

export type VisitorCall = (typeof visitor)[number] | (typeof workOrder)[number]
export type DeskCall = (typeof desk)[number]
export type CallName = VisitorCall | DeskCall

export const visitorCalls: readonly VisitorCall[] = [...visitor, ...workOrder]
export const deskCalls: readonly DeskCall[] = desk

const bases = new Map<CallName, string>([
  ...visitor.map((name) => [name, '/api/chat/visitor/'] as const),
  ...workOrder.map((name) => [name, '/api/open/wo/'] as const),
  ...desk.map((name) => [name, '/api/desk/'] as const),
])

export function pathOf(name: CallName): string {
  return `${bases.get(name)}${name}`
}
