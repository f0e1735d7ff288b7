import type { ChannelConfig, WireChannelConfig } from '@foyer/contract/channel/config.ts'
import { decodeChannel } from '@foyer/contract/channel/decode-channel.ts'
import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { isFields } from '@foyer/contract/readers.ts'
import {
  color,
  digit,
  fields,
  id,
  integer,
  list,
  longText,
  oneOf,
  orEmpty,
  record,
  shaped,
  shortText,
  text,
  url,
  type Reader,
} from './shapes.ts'

/** Settings without any effect on the chat's page: ids, and what the server, the launcher or the desk uses. */
type Unseen = 'tenantId' | 'channelId' | 'robotNo' | 'allowedOrigins' | 'launcher' | 'replyGoalTime'
export type ChannelDraft = Omit<ChannelConfig, Unseen>
type WireDraft = Omit<WireChannelConfig, Unseen>
type Faq = WireChannelConfig['faq']
type SideBar = WireChannelConfig['sideBarConfig']
type FormEntry = WireChannelConfig['userForm']['formList'][number]
type FaqEntry = Faq['showContent'][number]

const picture = orEmpty(url)
const minutes = integer(1, 1440)
const pixels = integer(0, 4000)

const menuItem = fields<WireChannelConfig['chatMenuConfigList'][number]>({
  id,
  menuType: oneOf([0, 1, 3, 4, 5, 6, 7]),
  menuName: shortText,
  msgText: longText,
  docId: id,
  labelLink: picture,
  background: orEmpty(color),
  color: orEmpty(color),
})
const menuItems = list(menuItem, 50)

const questions = list(fields<{ question: string; docId: string }>({ question: shortText, docId: id }), 100)

const faqEntry = fields<FaqEntry>({
  id,
  name: shortText,
  imgUrl: picture,
  type: oneOf([1, 2, 3]),
  questionList: questions,
  faqGrouplist: list(
    fields<FaqEntry['faqGrouplist'][number]>({ id, name: shortText, questionList: questions }),
    20,
  ),
  labelLink: picture,
})

const formEntry = fields<Omit<FormEntry, 'fieldType'>, Required<Pick<FormEntry, 'fieldType'>>>(
  {
    name: shortText,
    value: shortText,
    require: digit,
    show: digit,
    options: list(fields<FormEntry['options'][number]>({ label: shortText, value: shortText }), 100),
  },
  { fieldType: oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9]) },
)

/**
 * One reader for each setting, by the limits of the contract: a missing one does not compile. Numbers instead of the
 * tables of `codes.ts`: what this chunk imports from there makes the first download larger. A test compares them.
 */
const channelReaders: { [K in keyof WireDraft]: Reader<WireDraft[K]> } = {
  language: text(16),
  titleDesc: shortText,
  mainColor: color,
  kitBgcolor: color,
  kitTxcolor: color,
  cusColor: color,
  navigationBarColor: color,
  navigationBarShowFlag: digit,
  mainHeight: pixels,
  mainWidth: pixels,
  backgroundImage: url,
  avatar: url,
  noticeMode: digit,
  noticeMsg: text(1000),
  receiveMode: oneOf([0, 1, 2, 3]),
  transferUserMode: digit,
  msgToTransferFlag: digit,
  imageButtonFlag: digit,
  videoButtonFlag: digit,
  fileButtonFlag: digit,
  historyHideFlag: digit,
  evaluateMode: digit,
  robotName: shortText,
  robotIcon: url,
  robotWelcomeMsg: longText,
  autoTip: list(fields<{ autoTip: string }>({ autoTip: shortText }), 20),
  robotTipsFlag: digit,
  commentDocMode: digit,
  robotAnswerTransferUserMode: digit,
  robotGuideTransferUserMode: digit,
  robotUnknownTransferUserMode: digit,
  formCheckMode: digit,
  leaveMsgMode: digit,
  leaveMsgType: oneOf([1, 2]),
  leaveMsgTitle: longText,
  leaveMsgWoType: id,
  leaveMsgContactMode: digit,
  groupMode: digit,
  groupConfig: list(
    fields<WireChannelConfig['groupConfig'][number]>({
      groupId: id,
      groupName: shortText,
      groupDesc: shortText,
    }),
    50,
  ),
  userFormMode: digit,
  userFormConfig: fields<WireChannelConfig['userFormConfig']>({
    phoneRule: oneOf(['mainland', 'international']),
  }),
  userForm: fields<WireChannelConfig['userForm']>({ formTitle: shortText, formList: list(formEntry, 20) }),
  chatMenuConfigPlan: fields<WireChannelConfig['chatMenuConfigPlan']>({ menus: menuItems }),
  chatMenuConfigList: menuItems,
  chatMenuConfigObj: record(menuItem, 50),
  faq: fields<Omit<Faq, 'btnList'>, Required<Pick<Faq, 'btnList'>>>(
    { showType: oneOf([1, 2, 3]), showContent: list(faqEntry, 20) },
    { btnList: list(fields<{ id: string; name: string }>({ id, name: shortText }), 20) },
  ),
  sideBarStatus: digit,
  sideBarWidth: integer(0, 1000),
  sideBarConfig: fields<SideBar>({
    quickFlag: digit,
    quickList: list(
      fields<SideBar['quickList'][number]>({ name: shortText, url: picture, link: picture }),
      30,
    ),
    questionFlag: digit,
    questionList: list(
      fields<SideBar['questionList'][number]>({ question: shortText, answer: longText }),
      50,
    ),
    adFlag: digit,
    adList: list(fields<SideBar['adList'][number]>({ url: picture, link: picture }), 10),
  }),
  adminWelcomeMode: digit,
  adminWelcomeMsg: longText,
  adminOfflineMode: digit,
  adminOfflineMsg: longText,
  adminCloseMode: digit,
  adminCloseMsg: longText,
  userOverMsg: longText,
  userQueueMode: digit,
  userQueueMsg: longText,
  unWorkingMsg: longText,
  userTimeoutMode: digit,
  userTimeoutTime: minutes,
  userTimeoutMsg: longText,
  adminTimeoutMode: digit,
  adminTimeoutTime: minutes,
  adminTimeoutMsg: longText,
  voiceCallFlag: digit,
  videoCallFlag: digit,
}

const levels = list(
  fields<EvaluateInfo['starList'][number]>({
    level: integer(1, 5),
    levelGuideMsg: shortText,
    levelTag: shortText,
    levelTagRequired: digit,
    evaluateMsgRequired: digit,
  }),
  5,
)

const evaluateReaders: { [K in keyof EvaluateInfo]: Reader<EvaluateInfo[K]> } = {
  evaluateModel: oneOf([1, 2]),
  evaluateGuideMsg: shortText,
  starList: levels,
  scoreList: levels,
}

export type DraftSettings = { channel: Partial<ChannelDraft>; rating: Partial<EvaluateInfo> }

/** Settings of a draft that have the shape of the contract, decoded. Every other value counts as absent. */
export function readSettings(value: unknown): DraftSettings {
  const given = isFields(value) ? value : {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it decodes every field by its own name alone
  const wire = shaped<WireDraft>(channelReaders, given) as WireChannelConfig
  return {
    channel: decodeChannel(wire),
    rating: shaped<EvaluateInfo>(evaluateReaders, given),
  }
}
