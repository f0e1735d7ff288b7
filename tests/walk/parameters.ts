import type { Proof, Proofs } from './proof.ts'

const server = (file: string, title: string): Proof => [`tests/server/${file}.db.test.ts`, title]
const page = (title: string) => server('session/page-attributes', title)
const started = page('C-39 C-03 of chatStart')
const wish = page('C-39 a visitor who names nobody goes to the group and the agent')
const sent = server('messages/sendMsg', 'C-10 sendMsg takes the payload of the spec')
const asVisitor = server('messages/sendMsg', 'P-01 a visitor writes as a visitor, now')
const unused = server('robot/robotAsk', 'C-11 what else the spec sends with a question changes no answer')
const asked = 'apps/server/src/rules/robot/dialogue/asked-of-dialogue.test.ts'
const pressed: Proof = [asked, 'D-08 a button as the widget sends it back is a press of its step']
const starting: Proof = [asked, 'D-06 S-12 %s can start a dialogue']
const thumb = server('robot/tips-and-thumbs', 'T-04 C-28 the first thumb of a session counts')
const issued = server('forms/fromRequest', 'C-30 fromRequest sends a form that was issued')
const ticket = server('tickets/visitor-calls', 'C-36 C-34 D-13 a ticket is opened')
const ownTicket = server(
  'tickets/visitor-calls',
  'V-12 partner, way, status, priority and type are the server’s',
)
const reply = server('tickets/visitor-calls', 'C-37 X-06 a reply is stored once')
const link = server('tickets/links', 'C-34 S-06 P-04 a link opens its ticket and answers it')
const ownTenant = server('tickets/access', 'a tenant that is not their own is unknown')
const form = server('forms/submitUserForm', 'C-05 submitUserForm keeps what the visitor claims')
const left = server('leave-message/leaveMsg', 'C-26 D-12 a message is kept with who left it')
const called = server('calls/calls', 'C-01 T-19 the agent hears it, takes it')
const seen = server('calls/calls', 'S-25 mute, camera and the switch to voice are seen by the other side')
const rated = server('desk/visitor-info', 'S-21 T-19 a rating is asked for once, arrives')
const robotRated = server(
  'evaluation/evaluate',
  'T-06 V-12 the robot is rated by those whom nobody else served',
)
const siteAsks = server('data-requests/user-data', 'a site exports and erases its user by a signed request')
const siteReads = server('data-requests/user-data', 'requests of others are not to be read')
const siteProves = server('data-requests/user-data', 'another channel, a forged or an expired signature')

/** The same in every call that has them. */
export const everywhere: Proofs = {
  userId: server('identity/identity', '%s with the userId of somebody else is answered as unknown'),
  pollId: server('session/chatStart', 'T-25 another browser with the same token takes over'),
}

/** Every parameter of every call of a visitor and the test that proves its effect. A new parameter gets its row here; a call without parameters of its own needs none. */
export const parameters: Readonly<Record<string, Proofs>> = {
  channelInfo: {
    channelId: server('channel/channelInfo', 'C-02 channelInfo answers with the settings'),
    locale: server('channel-editor/translations', 'is served in the visitor’s language'),
  },
  chatStart: {
    channelId: server('session/chatStart', 'gives the token of another channel a fresh identity'),
    pid: server('session/chatStart', 'T-25 another browser with the same token takes over'),
    params: started,
    userName: started,
    userId: page('C-39 a userId of the page is an attribute'),
    email: started,
    phone: started,
    groupId: wish,
    adminId: wish,
    locale: server('desk/visitor-info', 'tells the page, the device, what was claimed'),
    fiyBookCode: started,
    previousUrl: started,
    refer: started,
    resumeOnly: server('session/chatStart', 'resumeOnly goes on with an open session'),
  },
  findChannel: {
    docId: server('channel/findChannel', 'finds the channel whose robot has the document'),
    templateId: server('channel/findChannel', 'finds the tenant of a form for tickets'),
    tenantId: server('channel/findChannel', 'finds the first channel of a tenant'),
  },
  identify: { jwt: server('identity/identify', 'makes the visitor who shows it known') },
  resetInfo: {
    userName: page('C-39 C-08 of resetInfo'),
    phone: server('session/session-calls', 'C-08 resetInfo keeps what the page says'),
    email: page('C-39 what is proved wins over what a page says'),
    locale: server('session/session-calls', 'C-08 resetInfo keeps what the page says'),
    previousUrl: server('session/session-calls', 'C-08 resetInfo keeps what the page says'),
    customerToken: page('C-39 C-11 of robotAsk'),
    attributes: page('C-39 C-08 attributes of resetInfo'),
    '*': page('C-39 C-08 of resetInfo'),
  },
  transferAgent: {
    groupId: server('routing/groups', 'S-20 a visitor waits in the group they chose'),
    adminId: server('session/session-calls', 'C-14 transferAgent by name connects at once'),
  },
  sendMsg: {
    id: server('messages/sendMsg', 'T-02 a retry never doubles'),
    msgContent: sent,
    msgType: server('files/file-messages', 'C-10 V-09 an uploaded %s is sent as what it is'),
    senderType: asVisitor,
    msgTime: asVisitor,
    status: sent,
    docId: sent,
    click: sent,
    score: sent,
    button: sent,
    nodeId: sent,
    itemId: sent,
    bingCode: sent,
    bindValue: sent,
    fileName: server('files/file-messages', 'C-10 V-09 an uploaded %s is sent as what it is'),
  },
  getHistoryMsg: {
    maxTime: server('messages/reading', 'C-06 getHistoryMsg pages backwards by time'),
    pageSize: server('messages/reading', 'C-06 getHistoryMsg pages backwards by time'),
  },
  getSessionMsg: {
    sessionId: server('messages/reading', 'C-07 the session of a stranger is unknown'),
    lastSeq: ['apps/widget/src/rules/session/starting.test.ts', 'reads a long session page by page'],
  },
  msgComplete: { lastSeq: server('events/events', 'C-21 msgComplete with lastSeq confirms up to there') },
  typing: { msgContent: server('events/events', 'C-22 typing reaches the agent') },
  addSessionMsg: {
    msgType: server('messages/addSessionMsg', 'P-01 a visitor does not speak %s'),
    msgContent: server('messages/addSessionMsg', 'C-12 T-22 question and canned answer are stored'),
    senderType: server('messages/addSessionMsg', 'C-12 T-22 question and canned answer are stored'),
    senderName: server('messages/addSessionMsg', "P-01 the robot has the channel's name"),
    id: server('messages/addSessionMsg', 'C-12 the same id is stored once'),
  },
  sysMsg: {
    msgContent: server('messages/sysMsg', 'C-13 the sentence of the spec is the same note'),
    clientType: server('messages/sysMsg', 'C-13 refuses another client type'),
  },
  updateSessionMsg: {
    msgId: server('messages/updateSessionMsg', 'C-29 the answer to a %s stays with it'),
    docNode: server('messages/updateSessionMsg', 'C-29 the answer to a %s stays with it'),
  },
  getEventMsg: { lastSeq: server('events/events', 'C-20 getEventMsg with lastSeq answers with what came') },
  stream: { lastSeq: server('events/events', 'a stream that reconnects with its place misses nothing') },
  robotAsk: {
    question: server('robot/robotAsk', 'C-11 robotAsk stores the question'),
    robotNo: unused,
    docId: server('robot/robotAsk', 'D-06 S-13 a chosen document answers'),
    itemId: starting,
    bingCode: starting,
    bindValue: starting,
    click: unused,
    button: pressed,
    nodeId: pressed,
    customerToken: page('C-39 dialogues compare attributes'),
    customerParameters: page('C-39 dialogues compare attributes'),
    agentTime: unused,
    agentAskContent: unused,
    id: server('robot/robotAsk', 'C-11 the question is under the id that sendMsg gave it'),
  },
  robotTips: {
    question: server('robot/tips-and-thumbs', 'C-23 D-17 robotTips offers questions'),
    robotNo: server('robot/tips-and-thumbs', 'C-23 D-17 robotTips offers questions'),
  },
  getRobotDoc: { docId: server('robot/tips-and-thumbs', 'C-27 getRobotDoc gives the document') },
  commentDoc: { docId: thumb, isUseful: thumb, robotNo: thumb, sessionId: thumb, tenantId: thumb },
  getEvaluateInfo: {
    tenantId: server('evaluation/settings', 'C-16 only of the own tenant and channel'),
    channelId: server('evaluation/settings', 'C-16 only of the own tenant and channel'),
  },
  evaluate: {
    evaluateRobotMode: robotRated,
    evaluateRobotSolve: robotRated,
    evaluateRobotTag: robotRated,
    evaluateRobotContent: ['tests/journeys/rating.spec.ts', 'T-06 D-15 the robot: solved says enough'],
    evaluateAdminMode: rated,
    evaluateAdminSolve: rated,
    evaluateAdminStar: rated,
    evaluateAdminTag: rated,
    evaluateAdminContent: rated,
  },
  userVideoInvitation: { videoType: called },
  callAct: {
    callId: called,
    leg: server('calls/calls', 'S-25 a reloaded tab joins with a new leg'),
    act: called,
    after: called,
    isMuted: seen,
    isCameraOff: seen,
    videoType: seen,
  },
  callSignal: {
    callId: called,
    leg: called,
    to: server('calls/calls', 'S-25 a reloaded tab joins with a new leg'),
    signals: called,
  },
  uploadBase64: { imgData: server('files/uploadBase64', 'C-25 uploadBase64 stores a pasted picture') },
  submitUserForm: { userName: form, phone: form, email: form, formParams: form },
  fromRequest: {
    url: issued,
    method: issued,
    headers: issued,
    contentType: server('forms/fromRequest', 'C-30 a form may be a query or urlencoded'),
    requestBody: issued,
  },
  leaveMsg: {
    customerName: left,
    customerPhone: left,
    customerEmail: left,
    msgContent: left,
    channelId: server('leave-message/leaveMsg', 'C-26 only in the own channel'),
    id: server('leave-message/leaveMsg', 'C-26 the same id is the same message'),
    fileList: server('leave-message/attachments', 'V-13 up to three files are left with a message'),
  },
  getTemplateFiledInfoByTemplateId: {
    templateId: server('tickets/visitor-calls', 'C-32 C-33 a form for tickets'),
  },
  getTemplateFiledInfoByTypeId: { typeId: server('tickets/visitor-calls', 'C-32 C-33 a form for tickets') },
  queryWoById: { woId: ticket, token: link },
  queryWoByCustom: { tenantId: ownTenant },
  addWo: {
    cusFieldConfigInfoVoList: ticket,
    tenantId: ownTenant,
    woContent: ticket,
    woFileRelVoList: [
      'tests/journeys/tickets.spec.ts',
      'S-22 S-30 V-05 V-08 T-23 X-06 a ticket is opened from the menu',
    ],
    woStartWay: ownTicket,
    woTitle: ticket,
    woType: ticket,
    woTypeId: ticket,
    woTypeName: ownTicket,
    partnerId: ownTicket,
    customerName: server('tickets/list-tickets', 'lists by status, priority, assignee and words'),
    customerPhone: ticket,
    customerEmail: server('tickets/list-tickets', 'lists by status, priority, assignee and words'),
    id: server('tickets/visitor-calls', 'C-36 the same id is the same ticket'),
  },
  addWoHandleInfo: {
    handleContent: reply,
    woId: reply,
    woTypeId: reply,
    tenantId: ownTenant,
    woFileRelVoList: [
      'tests/server/tickets/file-suite.ts',
      'C-36 C-37 V-05 pictures come with a ticket and a reply',
    ],
    token: link,
    id: reply,
  },
  requestMyData: {
    kind: server('data-requests/confirm', 'the token of one request confirms no other'),
  },
  confirmMyData: {
    token: server('data-requests/confirm', 'with a verified address nothing begins before the mail'),
  },
  requestUserData: { channelId: siteProves, jwt: siteProves, kind: siteAsks },
  readUserDataRequest: { channelId: siteReads, jwt: siteReads, requestId: siteReads },
}
