import { queuePlaceholder } from '@foyer/contract/channel/factory-texts.ts'
import { evaluateModels, leaveMsgTypes, receiveModes } from '@foyer/contract/codes.ts'
import type { PreviewScene } from '@foyer/contract/host/preview.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import type { FieldTable, Setting, SettingGroup } from './field-spec.ts'

const toggle = { kind: 'switch' } as const
const short = { kind: 'text', most: textLimits.short } as const
const message = { kind: 'longText', most: textLimits.message } as const
const image = { kind: 'image' } as const
const part = { kind: 'part' } as const
const size = { kind: 'number', least: 0, most: 4000, unit: 'px' } as const
const minutes = { kind: 'number', least: 1, most: 1440, unit: 'min' } as const

/** Every setting in the order of the editor. A setting without a row does not compile. */
export const settingTable: FieldTable = {
  titleDesc: { group: 'appearance', scene: 'agent', input: short },
  language: { group: 'appearance', scene: 'robot', input: { kind: 'language' } },
  mainColor: { group: 'appearance', scene: 'agent', input: { kind: 'colour' } },
  navigationBarShowFlag: { group: 'appearance', scene: 'agent', input: toggle },
  navigationBarColor: {
    group: 'appearance',
    scene: 'agent',
    input: { kind: 'colour' },
    needs: 'navigationBarShowFlag',
  },
  kitBgcolor: { group: 'appearance', scene: 'agent', input: { kind: 'colour', with: 'kitTxcolor' } },
  kitTxcolor: { group: 'appearance', scene: 'agent', input: { kind: 'colour', with: 'kitBgcolor' } },
  cusColor: { group: 'appearance', scene: 'agent', input: { kind: 'colour' } },
  avatar: { group: 'appearance', scene: 'agent', input: image },
  backgroundImage: { group: 'appearance', scene: 'agent', input: image },
  noticeMode: { group: 'appearance', scene: 'robot', input: toggle },
  noticeMsg: {
    group: 'appearance',
    scene: 'robot',
    input: { kind: 'longText', most: 1000 },
    needs: 'noticeMode',
  },
  mainWidth: { group: 'appearance', scene: 'robot', isWide: true, input: size },
  mainHeight: { group: 'appearance', scene: 'robot', isWide: true, input: size },
  launcher: { group: 'appearance', scene: 'robot', input: part },

  receiveMode: { group: 'reception', scene: 'robot', input: { kind: 'choice', codes: receiveModes } },
  transferUserMode: { group: 'reception', scene: 'robot', input: toggle },
  msgToTransferFlag: { group: 'reception', scene: 'robot', input: toggle },
  userQueueMode: { group: 'reception', scene: 'queue', input: toggle },
  userQueueMsg: {
    group: 'reception',
    scene: 'queue',
    input: { ...message, variables: [queuePlaceholder] },
    needs: 'userQueueMode',
  },
  groupMode: { group: 'reception', scene: 'groups', input: toggle },
  groupConfig: { group: 'reception', scene: 'groups', input: part, needs: 'groupMode' },
  replyGoalTime: {
    group: 'reception',
    scene: 'agent',
    input: { kind: 'number', least: 5, most: 86_400, unit: 's' },
  },
  imageButtonFlag: { group: 'reception', scene: 'agent', input: toggle },
  videoButtonFlag: { group: 'reception', scene: 'agent', input: toggle },
  fileButtonFlag: { group: 'reception', scene: 'agent', input: toggle },
  historyHideFlag: { group: 'reception', scene: 'agent', input: toggle },

  adminWelcomeMode: { group: 'messages', scene: 'agent', input: toggle },
  adminWelcomeMsg: { group: 'messages', scene: 'agent', input: message, needs: 'adminWelcomeMode' },
  adminTimeoutMode: { group: 'messages', scene: 'agent', input: toggle },
  adminTimeoutTime: { group: 'messages', scene: 'agent', input: minutes, needs: 'adminTimeoutMode' },
  adminTimeoutMsg: { group: 'messages', scene: 'agent', input: message, needs: 'adminTimeoutMode' },
  userTimeoutMode: { group: 'messages', scene: 'agent', input: toggle },
  userTimeoutTime: { group: 'messages', scene: 'agent', input: minutes, needs: 'userTimeoutMode' },
  userTimeoutMsg: { group: 'messages', scene: 'agent', input: message, needs: 'userTimeoutMode' },
  adminCloseMode: { group: 'messages', scene: 'ended', input: toggle },
  adminCloseMsg: { group: 'messages', scene: 'ended', input: message, needs: 'adminCloseMode' },
  userOverMsg: { group: 'messages', scene: 'ended', input: message },

  robotName: { group: 'assistant', scene: 'robot', input: short },
  robotIcon: { group: 'assistant', scene: 'robot', input: image },
  robotWelcomeMsg: { group: 'assistant', scene: 'robot', input: message },
  autoTip: { group: 'assistant', scene: 'robot', input: part },
  robotTipsFlag: { group: 'assistant', scene: 'robot', input: toggle },
  commentDocMode: { group: 'assistant', scene: 'robot', input: toggle },
  robotGuideTransferUserMode: { group: 'assistant', scene: 'robot', input: toggle },
  robotAnswerTransferUserMode: { group: 'assistant', scene: 'robot', input: toggle },
  robotUnknownTransferUserMode: { group: 'assistant', scene: 'robot', input: toggle },
  formCheckMode: { group: 'assistant', scene: 'robot', input: toggle },
  robotNo: { group: 'assistant', scene: 'robot', input: { kind: 'text', least: 1, most: textLimits.id } },

  chatMenuConfigPlan: { group: 'menus', scene: 'robot', input: part },
  faq: { group: 'menus', scene: 'robot', input: part },

  sideBarStatus: { group: 'sidePanel', scene: 'robot', isWide: true, input: toggle },
  sideBarWidth: {
    group: 'sidePanel',
    scene: 'robot',
    isWide: true,
    input: { kind: 'number', least: 0, most: 1000, unit: 'px' },
    needs: 'sideBarStatus',
  },
  sideBarConfig: { group: 'sidePanel', scene: 'robot', isWide: true, input: part, needs: 'sideBarStatus' },

  userFormMode: { group: 'preChat', scene: 'preChat', input: toggle },
  userForm: { group: 'preChat', scene: 'preChat', input: part, needs: 'userFormMode' },
  userFormConfig: { group: 'preChat', scene: 'preChat', input: part, needs: 'userFormMode' },

  adminOfflineMode: { group: 'offline', scene: 'offline', input: toggle },
  adminOfflineMsg: { group: 'offline', scene: 'offline', input: message, needs: 'adminOfflineMode' },
  unWorkingMsg: { group: 'offline', scene: 'offline', input: message },
  leaveMsgMode: { group: 'offline', scene: 'offline', input: toggle },
  leaveMsgTitle: { group: 'offline', scene: 'offline', input: message, needs: 'leaveMsgMode' },
  leaveMsgType: {
    group: 'offline',
    scene: 'offline',
    input: { kind: 'choice', codes: leaveMsgTypes },
    needs: 'leaveMsgMode',
  },
  leaveMsgWoType: {
    group: 'offline',
    scene: 'offline',
    input: { kind: 'ticketForm' },
    needs: 'leaveMsgMode',
  },
  leaveMsgContactMode: { group: 'offline', scene: 'offline', input: toggle, needs: 'leaveMsgMode' },

  evaluateMode: { group: 'rating', scene: 'ended', input: toggle },
  evaluateGuideMsg: { group: 'rating', scene: 'rating', input: short, needs: 'evaluateMode' },
  evaluateModel: {
    group: 'rating',
    scene: 'rating',
    input: { kind: 'choice', codes: evaluateModels },
    needs: 'evaluateMode',
  },
  starList: { group: 'rating', scene: 'rating', input: part, needs: 'evaluateMode' },
  scoreList: { group: 'rating', scene: 'rating', input: part, needs: 'evaluateMode' },

  voiceCallFlag: { group: 'calls', scene: 'agent', input: toggle },
  videoCallFlag: { group: 'calls', scene: 'agent', input: toggle },
}

/** Object.keys loses the type of the keys. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
export const allSettings = Object.keys(settingTable) as Setting[]

export function isSetting(value: unknown): value is Setting {
  return typeof value === 'string' && Object.hasOwn(settingTable, value)
}

export function settingsOf(group: SettingGroup): Setting[] {
  return allSettings.filter((setting) => settingTable[setting].group === group)
}

/** Whether only wide windows show what the group is about. */
export function isWideGroup(group: SettingGroup): boolean {
  return settingsOf(group).every((setting) => settingTable[setting].isWide)
}

/** What the preview shows when a group is opened. */
export const groupScenes: Readonly<Record<SettingGroup, PreviewScene>> = {
  appearance: 'agent',
  reception: 'robot',
  messages: 'agent',
  assistant: 'robot',
  menus: 'robot',
  sidePanel: 'robot',
  preChat: 'preChat',
  offline: 'offline',
  rating: 'rating',
  calls: 'agent',
}
