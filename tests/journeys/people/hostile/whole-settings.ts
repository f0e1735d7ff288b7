import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'

const question = { question: 'x', docId: 'd1' }
const entry = { id: 'f', name: 'x', imgUrl: 'x', questionList: [], faqGrouplist: [], labelLink: 'x' }
const item = { msgText: 'x', docId: '', labelLink: 'x', background: '#000', color: '#fff', menuName: 'x' }
const field = { name: 'x', value: '', require: 0, show: 1 } as const
const options = [
  { label: 'x', value: 'o1' },
  { label: 'x', value: 'o2' },
]

function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at))
}

/** A channel with everything turned on that shows a text, and an item in every list: `x` stands for what is planted. */
export function wholeSettings(evaluateModel: 1 | 2): WireChannelSettings {
  const levels = times(5, (at) => ({
    level: at + 1,
    levelGuideMsg: 'x',
    levelTag: 'x',
    levelTagRequired: 0 as const,
    evaluateMsgRequired: 0 as const,
  }))
  return {
    ...channelSettingsExample,
    receiveMode: 0,
    language: '',
    backgroundImage: 'x',
    noticeMode: 1,
    userFormMode: 1,
    userForm: {
      formTitle: 'x',
      formList: [
        ...times(3, () => ({ ...field, options: [] })),
        { ...field, fieldType: 6, options },
        { ...field, fieldType: 7, options },
        { ...field, fieldType: 8, options },
      ],
    },
    groupMode: 1,
    groupConfig: times(2, (at) => ({ groupId: `g${at + 1}`, groupName: 'x', groupDesc: 'x' })),
    autoTip: [{ autoTip: 'x' }],
    chatMenuConfigPlan: {
      menus: [
        { ...item, id: 'm0', menuType: 0 },
        { ...item, id: 'm1', menuType: 7 },
        ...times(9, (at) => ({ ...item, id: `l${at}`, menuType: 6 as const })),
      ],
    },
    faq: {
      showType: 3,
      showContent: [
        { ...entry, id: 'f1', type: 1, questionList: [question] },
        {
          ...entry,
          id: 'f2',
          type: 2,
          faqGrouplist: times(2, (at) => ({ id: `g${at}`, name: 'x', questionList: [question] })),
        },
        ...times(9, (at) => ({ ...entry, id: `l${at}`, type: 3 as const })),
      ],
      btnList: [{ id: 'b1', name: 'x' }],
    },
    sideBarStatus: 1,
    sideBarConfig: {
      quickFlag: 1,
      quickList: [...times(9, () => ({ name: 'x', url: 'x', link: 'x' }))],
      questionFlag: 1,
      questionList: [{ question: 'x', answer: 'x' }],
      adFlag: 1,
      adList: times(9, () => ({ url: 'x', link: 'x' })),
    },
    launcher: { ...channelSettingsExample.launcher, label: 'x', icon: 'x' },
    leaveMsgMode: 1,
    adminWelcomeMode: 1,
    adminOfflineMode: 1,
    adminCloseMode: 1,
    userQueueMode: 1,
    userTimeoutMode: 1,
    userTimeoutTime: 5,
    adminTimeoutMode: 1,
    adminTimeoutTime: 2,
    evaluateMode: 1,
    evaluateModel,
    evaluateGuideMsg: 'x',
    starList: levels,
    scoreList: levels,
  }
}
