import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import { faqShowTypes, leaveMsgTypes, menuTypes, receiveModes } from '@foyer/contract/codes.ts'
import { factoryEvaluateInfo } from '@foyer/contract/evaluation/factory-info.ts'
import type { Setting, ValueOf } from './field-spec.ts'

/** Settings that depend on the organisation have no default: its name, and the labels of its form. */
type Own = 'titleDesc' | 'robotName' | 'userForm' | 'userFormConfig'
type Defaults = { readonly [K in Exclude<Setting, Own>]: ValueOf<K> }

const tag = { msgText: '', docId: '', labelLink: '', background: '#e8f0fe', color: '#123a80' }
const { evaluateModel, evaluateGuideMsg, starList, scoreList } = factoryEvaluateInfo

/** The settings of a new channel, as the wire has them. A test compares them with those that the server writes. */
const defaults: Defaults = {
  language: '',
  mainColor: '#1d5fd1',
  kitBgcolor: '#1d5fd1',
  kitTxcolor: '#ffffff',
  cusColor: '#e8f0fe',
  navigationBarColor: '#1d5fd1',
  navigationBarShowFlag: 1,
  mainHeight: 0,
  mainWidth: 0,
  backgroundImage: '',
  avatar: '/chat_online/person.svg',
  noticeMode: 0,
  noticeMsg: '',
  receiveMode: receiveModes.robot,
  transferUserMode: 1,
  msgToTransferFlag: 0,
  imageButtonFlag: 1,
  videoButtonFlag: 1,
  fileButtonFlag: 1,
  historyHideFlag: 0,
  evaluateMode: 1,
  robotNo: 'r1',
  robotIcon: '/chat_online/robot.svg',
  robotWelcomeMsg: factoryTexts.robotWelcome,
  autoTip: [],
  robotTipsFlag: 1,
  commentDocMode: 1,
  robotAnswerTransferUserMode: 0,
  robotGuideTransferUserMode: 1,
  robotUnknownTransferUserMode: 1,
  formCheckMode: 0,
  leaveMsgMode: 1,
  leaveMsgType: leaveMsgTypes.message,
  leaveMsgTitle: '',
  leaveMsgWoType: '',
  leaveMsgContactMode: 0,
  groupMode: 0,
  groupConfig: [],
  userFormMode: 0,
  chatMenuConfigPlan: {
    menus: [
      { ...tag, id: 'm2', menuType: menuTypes.transfer, menuName: factoryTexts.menuPerson },
      { ...tag, id: 'm5', menuType: menuTypes.leaveMessage, menuName: factoryTexts.menuLeave },
      { ...tag, id: 'm6', menuType: menuTypes.evaluate, menuName: factoryTexts.menuRate },
      { ...tag, id: 'm7', menuType: menuTypes.close, menuName: factoryTexts.menuEnd },
    ],
  },
  faq: { showType: faqShowTypes.list, showContent: [] },
  sideBarStatus: 0,
  sideBarWidth: 300,
  sideBarConfig: { quickFlag: 0, quickList: [], questionFlag: 0, questionList: [], adFlag: 0, adList: [] },
  adminWelcomeMode: 1,
  adminWelcomeMsg: factoryTexts.agentWelcome,
  adminOfflineMode: 1,
  adminOfflineMsg: factoryTexts.offline,
  adminCloseMode: 1,
  adminCloseMsg: factoryTexts.goodbye,
  userOverMsg: factoryTexts.goodbye,
  userQueueMode: 1,
  userQueueMsg: factoryTexts.queue,
  unWorkingMsg: '',
  userTimeoutMode: 1,
  userTimeoutTime: 10,
  userTimeoutMsg: factoryTexts.userTimeout,
  adminTimeoutMode: 1,
  adminTimeoutTime: 3,
  adminTimeoutMsg: factoryTexts.adminTimeout,
  replyGoalTime: 60,
  launcher: { label: '', icon: '', size: 60, offsetX: 0, offsetY: 0 },
  voiceCallFlag: 1,
  videoCallFlag: 1,
  evaluateModel,
  evaluateGuideMsg,
  starList,
  scoreList,
}

/** Undefined for a setting that each organisation has its own value for. */
export function defaultOf<K extends Setting>(setting: K): ValueOf<K> | undefined {
  const values: Partial<{ [S in Setting]: ValueOf<S> }> = defaults
  return values[setting]
}
