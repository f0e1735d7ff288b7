import type { Proofs } from './proof.ts'

const appearance = 'tests/journeys/appearance.spec.ts'
const around = 'tests/journeys/around.spec.ts'
const forms = 'tests/journeys/forms.spec.ts'
const offered = 'apps/widget/src/rules/composer/offered.test.ts'
const reception = 'apps/widget/src/rules/session/reception.test.ts'
const silence = 'apps/server/src/rules/silence/decide-silence.test.ts'
const colours = [appearance, 'S-34 S-09 the channel’s colours, names and pictures'] as const
const panel = [appearance, 'S-27 S-28 P-02 the panel beside the chat'] as const
const menus = [
  'apps/widget/src/rules/menu/menu-items.test.ts',
  'S-12 the plan comes before the list',
] as const
const uploads = [
  'tests/server/files/upload.db.test.ts',
  'P-02 without %s %s is refused by the server too',
] as const
const calls = ['tests/server/calls/calls.db.test.ts', 'C-01 is refused while no person is there'] as const
const robotFace = [appearance, 'S-34 the robot has the channel’s name and face'] as const
const personBeside = [
  'tests/server/robot/robotAsk.db.test.ts',
  'the way to a person is beside the answers',
] as const
const closing = [
  'tests/journeys/configured-texts.spec.ts',
  'D-18 every configured text has its moment',
] as const

const levels = 'apps/server/src/rules/evaluation/rating.test.ts'
const rating = 'apps/widget/src/features/evaluation/rating.test.tsx'

/** Every setting of a channel, of its ratings and its translations, and the test that proves its effect. A new setting gets its row here. */
export const settings: Proofs = {
  tenantId: ['tests/server/channel/channelInfo.db.test.ts', 'C-02 channelInfo answers with the settings'],
  channelId: ['tests/server/channel/channelInfo.db.test.ts', 'C-02 channelInfo answers with the settings'],
  language: ['packages/i18n/src/choose-locale.test.ts', 'K-04 the channel decides, else the address'],
  titleDesc: colours,
  mainColor: colours,
  kitBgcolor: colours,
  kitTxcolor: colours,
  cusColor: colours,
  navigationBarColor: colours,
  navigationBarShowFlag: [appearance, 'S-09 a channel can do without the header'],
  mainHeight: [
    'apps/widget/src/appearance/tokens.test.ts',
    'S-34 every setting of a channel becomes a property',
  ],
  mainWidth: [
    'apps/widget/src/appearance/tokens.test.ts',
    'S-34 every setting of a channel becomes a property',
  ],
  backgroundImage: colours,
  avatar: [appearance, 'S-34 where only people answer, the chat has the face of the channel'],
  noticeMode: [around, 'S-10 a channel can have none'],
  noticeMsg: [around, 'S-10 K-02 a notice runs past'],
  receiveMode: [reception, 'T-12 K-01 mode %s shows the guide after 1 s'],
  transferUserMode: [reception, 'P-03 T-01 offers a person only where the robot answers first'],
  msgToTransferFlag: [reception, 'T-07 T-12 mode %s with msgToTransferFlag asks with the first message'],
  imageButtonFlag: uploads,
  videoButtonFlag: uploads,
  fileButtonFlag: uploads,
  historyHideFlag: ['apps/widget/src/rules/session/around.test.ts', 'T-08 historyHideFlag hides it'],
  evaluateMode: [
    'apps/widget/src/rules/session/evaluation.test.ts',
    'T-19 T-05 S-21 is invited when the chat ended',
  ],
  robotNo: ['tests/server/robot/robotAsk.db.test.ts', 'drafts, documents out of their time, of other robots'],
  robotName: robotFace,
  robotIcon: robotFace,
  robotWelcomeMsg: [
    'apps/widget/src/features/timeline/guide/guide-messages.test.ts',
    'T-12 is a welcome and the questions',
  ],
  autoTip: [offered, 'S-15 are those of the channel, while nothing was asked'],
  commentDocMode: ['tests/journeys/kinds.spec.ts', 'T-04 a channel without ratings of answers has no thumbs'],
  robotAnswerTransferUserMode: personBeside,
  robotGuideTransferUserMode: [
    'tests/journeys/robot-unsure.spec.ts',
    'D-16 ${mode}: a way to a person there',
  ],
  robotUnknownTransferUserMode: personBeside,
  leaveMsgMode: ['tests/journeys/leave-message.spec.ts', 'T-13 a channel without messages says only'],
  leaveMsgType: [
    'tests/server/tickets/visitor-calls.db.test.ts',
    'C-36 without a form, where the channel takes tickets',
  ],
  leaveMsgTitle: [
    'apps/widget/src/features/leave-message/leave-view.test.tsx',
    'S-22 the tip of the channel is rich text above the form',
  ],
  leaveMsgWoType: [
    'tests/journeys/tickets.spec.ts',
    'S-22 S-30 V-05 V-08 T-23 X-06 a ticket is opened from the menu',
  ],
  groupMode: [forms, 'S-20 a choice of groups'],
  groupConfig: [forms, 'S-20 a choice of groups'],
  userFormMode: [
    'apps/widget/src/rules/session/starting.test.ts',
    'is shown and submitted before anything else',
  ],
  userFormConfig: ['apps/server/src/rules/forms/user-form.test.ts', 'the phone by the rule of the channel'],
  userForm: [
    'apps/widget/src/rules/forms/user-form-fields.test.ts',
    'entries that are not shown are not asked',
  ],
  chatMenuConfigPlan: menus,
  chatMenuConfigList: menus,
  chatMenuConfigObj: menus,
  faq: ['apps/widget/src/features/timeline/guide/guide-messages.test.ts', 'S-13 S-14 the questions as %s'],
  'faq.btnList': [
    'tests/journeys/dialogue.spec.ts',
    'S-14 the menu bar has tiles and series-problem buttons',
  ],
  sideBarStatus: panel,
  sideBarWidth: panel,
  sideBarConfig: panel,
  adminWelcomeMode: ['apps/widget/src/rules/session/connected.test.ts', 'T-14 greets in every tab'],
  adminWelcomeMsg: ['apps/widget/src/rules/session/connected.test.ts', 'T-14 greets in every tab'],
  adminOfflineMode: closing,
  adminOfflineMsg: ['tests/journeys/leave-message.spec.ts', 'T-13 a channel without messages says only'],
  adminCloseMode: closing,
  adminCloseMsg: closing,
  userOverMsg: closing,
  userQueueMode: ['tests/journeys/transfer-edge.spec.ts', 'T-15 X-10 queued without words of the channel'],
  userQueueMsg: [
    'tests/journeys/transfer-edge.spec.ts',
    "T-15 X-10 queued: the channel's words with the place",
  ],
  unWorkingMsg: ['tests/journeys/team.spec.ts', 'T-16 off hours: the channel says when somebody is there'],
  userTimeoutMode: [silence, 'T-20 without the mode nobody is reminded'],
  userTimeoutTime: ['tests/journeys/silence.spec.ts', 'T-20 T-24 a visitor who falls silent is asked'],
  userTimeoutMsg: ['tests/journeys/silence.spec.ts', 'T-20 T-24 a visitor who falls silent is asked'],
  adminTimeoutMode: [silence, 'T-20 nothing is said where the channel says nothing'],
  adminTimeoutTime: ['tests/journeys/silence.spec.ts', 'T-20 an agent who takes long is excused'],
  adminTimeoutMsg: ['tests/journeys/silence.spec.ts', 'T-20 an agent who takes long is excused'],
  allowedOrigins: ['apps/widget/src/frame/handshake.test.ts', 'S-33 a page of an allowed site'],
  voiceCallFlag: calls,
  videoCallFlag: calls,
  launcher: ['tests/loader/launcher-look.spec.ts', 'as the channel says: size, place and a label'],
  robotTipsFlag: [
    'tests/server/robot/tips-and-thumbs.db.test.ts',
    'D-19 a channel that turned suggestions off',
  ],
  formCheckMode: ['tests/server/forms/form-check.db.test.ts', 'V-12 formCheckMode 1: it is refused until'],
  leaveMsgContactMode: ['tests/server/leave-message/attachments.db.test.ts', 'V-12 leaveMsgContactMode'],
  replyGoalTime: ['tests/server/desk/awaiting.db.test.ts', 'has a goal that its channel sets'],
  evaluateModel: [levels, 'D-15 the list is that of the model: stars or scores'],
  evaluateGuideMsg: [rating, 'D-15 the channel asks in its own words, or in ours'],
  starList: [rating, 'D-15 the four tags of a low rating are in the language of the visitor'],
  scoreList: [levels, 'D-15 the list is that of the model: stars or scores'],
  translations: [
    'tests/server/channel-editor/translations.db.test.ts',
    'is served in the visitor’s language, with its own texts as the fallback',
  ],
}
