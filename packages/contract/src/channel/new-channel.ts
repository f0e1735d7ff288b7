import { defaultChannelConfig, type ChannelConfig } from './config.ts'
import { menusDefaults, menusOf } from './config/menus.ts'

export type NewChannel = {
  tenantId: string
  channelId: string
  /** The organisation: it heads the chat, and the robot speaks in its name. */
  name: string
  /** Labels of the form before the chat, in the language of the tenant. */
  labels: { name: string; phone: string; email: string }
  phoneRule: ChannelConfig['userFormConfig']['phoneRule']
}

/** Menus without anything that belongs to the example shop. */
const neutralMenus = ['m2', 'm5', 'm6', 'm7']

/**
 * The settings of a channel that nobody has changed yet. They say nothing about a business; visitors read the greetings and
 * menus in their own language.
 */
export function newChannelConfig({
  tenantId,
  channelId,
  name,
  labels,
  phoneRule,
}: NewChannel): ChannelConfig {
  const field = { value: '', show: true, options: [] }
  return {
    ...defaultChannelConfig,
    tenantId,
    channelId,
    titleDesc: name,
    robotName: name,
    noticeMode: false,
    noticeMsg: '',
    autoTip: [],
    groupConfig: [],
    userFormConfig: { phoneRule },
    userForm: {
      formTitle: '',
      formList: [
        { ...field, name: labels.name, require: true },
        { ...field, name: labels.phone, require: false },
        { ...field, name: labels.email, require: false },
      ],
    },
    ...menusOf(menusDefaults.chatMenuConfigList.filter(({ id }) => neutralMenus.includes(id))),
    faq: { showType: 'list', showContent: [] },
    sideBarStatus: false,
    sideBarConfig: {
      quickFlag: false,
      quickList: [],
      questionFlag: false,
      questionList: [],
      adFlag: false,
      adList: [],
    },
    leaveMsgTitle: '',
    unWorkingMsg: '',
  }
}
