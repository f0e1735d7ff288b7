import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { visitorApi } from './api.ts'
import { defaultChannelConfig } from './channel/config.ts'
import type { Endpoint } from './endpoint.ts'
import { isFields, type Fields } from './readers.ts'

/** Longer than anything allowed, a data url included. */
const huge = 'x'.repeat(80_000_000)

const endpoints: Endpoint[] = Object.values(visitorApi)

/** Written out from section 7 of the spec: a renamed call must fail here. */
const chat =
  `userVideoInvitation channelInfo chatStart getOfflineMsg submitUserForm getHistoryMsg getSessionMsg
  resetInfo getLeaveMsgList sendMsg robotAsk addSessionMsg sysMsg transferAgent getAdminCard getEvaluateInfo
  isEvaluate evaluate chatClose getEventMsg msgComplete typing robotTips upload uploadBase64 leaveMsg
  getRobotDoc commentDoc updateSessionMsg fromRequest`.split(/\s+/)
/** The push stream, a way out of the queue, proof of who somebody is, how a call is held, and a page's channel. */
const ours = ['stream', 'stopWaiting', 'identify', 'callAct', 'callSignal', 'findChannel']
const workOrder = `getTemplateFiledInfoByTemplateId getTemplateFiledInfoByTypeId queryWoById queryWoByCustom
  addWo addWoHandleInfo`.split(/\s+/)
/** Files for tickets: those of the chat need a person who is there. */
const ourWorkOrder = ['uploadWoFile']

describe('visitorApi', () => {
  it('has exactly the 36 calls of the spec and ours, under their bases', () => {
    expect(chat.length + workOrder.length).toBe(36)
    expect(endpoints.map((endpoint) => endpoint.path).toSorted()).toEqual(
      [
        ...[...chat, ...ours].map((name) => `/api/chat/visitor/${name}`),
        ...[...workOrder, ...ourWorkOrder].map((name) => `/api/open/wo/${name}`),
      ].toSorted(),
    )
  })

  it('is keyed by wire name', () => {
    for (const [name, endpoint] of Object.entries(visitorApi)) expect(endpoint.name).toBe(name)
  })

  it('lets only channelInfo, chatStart and findChannel in without a token', () => {
    const open = endpoints.filter((endpoint) => endpoint.access === 'public').map((endpoint) => endpoint.name)
    expect(open.toSorted()).toEqual(['channelInfo', 'chatStart', 'findChannel'])
  })

  it('typing, fromRequest and the template calls carry no userId', () => {
    const without = endpoints.filter((endpoint) => !inputNames(endpoint).includes('userId'))
    expect(without.map((endpoint) => endpoint.name).toSorted()).toEqual(
      [
        'channelInfo',
        'findChannel',
        'fromRequest',
        'getEvaluateInfo',
        'getTemplateFiledInfoByTemplateId',
        'getTemplateFiledInfoByTypeId',
        'typing',
      ].toSorted(),
    )
  })
})

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('has examples that parse and come back unchanged', () => {
    const { input, output, example } = endpoint
    expect(z.encode(input, z.decode(input, example.input))).toMatchObject(fieldsOf(example.input))
    expect(z.encode(output, z.decode(output, example.output))).toEqual(example.output)
  })

  it('refuses what is no object, and numbers where text belongs', () => {
    for (const wrong of [null, undefined, [], 'x', 7])
      expect(endpoint.input.safeParse(wrong).success).toBe(false)
    for (const [name, value] of Object.entries(fieldsOf(endpoint.example.input)))
      if (typeof value === 'string')
        expect(endpoint.input.safeParse({ ...fieldsOf(endpoint.example.input), [name]: 7 }).success).toBe(
          false,
        )
  })

  it('bounds every text it takes', () => {
    for (const [name, value] of Object.entries(fieldsOf(endpoint.example.input)))
      if (typeof value === 'string')
        expect(endpoint.input.safeParse({ ...fieldsOf(endpoint.example.input), [name]: huge }).success).toBe(
          false,
        )
  })
})

it('D-04 channelInfo carries every configuration field of the spec by its name', () => {
  const names =
    `tenantId channelId language robotNo robotName robotIcon robotWelcomeMsg titleDesc autoTip mainColor
    kitBgcolor kitTxcolor cusColor navigationBarColor navigationBarShowFlag mainHeight mainWidth sideBarWidth
    backgroundImage avatar historyHideFlag noticeMode noticeMsg commentDocMode evaluateMode leaveMsgMode
    leaveMsgType leaveMsgTitle leaveMsgWoType transferUserMode msgToTransferFlag imageButtonFlag videoButtonFlag
    fileButtonFlag groupMode groupConfig userFormMode userFormConfig userForm chatMenuConfigPlan
    chatMenuConfigList chatMenuConfigObj faq sideBarConfig sideBarStatus robotAnswerTransferUserMode
    robotGuideTransferUserMode robotUnknownTransferUserMode adminWelcomeMode adminWelcomeMsg adminOfflineMode
    adminOfflineMsg adminCloseMode adminCloseMsg userOverMsg userQueueMode userQueueMsg unWorkingMsg
    userTimeoutMode userTimeoutTime userTimeoutMsg adminTimeoutMode adminTimeoutTime adminTimeoutMsg
    receiveMode`.split(/\s+/)
  const ours = [
    'allowedOrigins',
    'launcher',
    'robotTipsFlag',
    'voiceCallFlag',
    'videoCallFlag',
    'leaveMsgContactMode',
    'formCheckMode',
    'replyGoalTime',
  ]
  expect(Object.keys(defaultChannelConfig).toSorted()).toEqual([...names, ...ours].toSorted())
  expect(visitorApi.channelInfo.output.parse(defaultChannelConfig)).toEqual(defaultChannelConfig)
  for (const name of names) {
    const { [name]: _, ...rest } = fieldsOf(defaultChannelConfig)
    expect(visitorApi.channelInfo.output.safeParse(rest).success).toBe(false)
  }
})

it('the example configuration fills every list that the spec describes', () => {
  const { userForm, groupConfig, faq, sideBarConfig, autoTip, userQueueMsg } = defaultChannelConfig
  expect(userForm.formList.length).toBeGreaterThan(3)
  for (const list of [
    groupConfig,
    faq.showContent,
    sideBarConfig.quickList,
    sideBarConfig.questionList,
    autoTip,
  ])
    expect(list).not.toHaveLength(0)
  expect(userQueueMsg).toContain('##')
})

/** The names in an input, those of every member when it is a union. */
function inputNames({ input }: Endpoint): string[] {
  const members: readonly unknown[] = input instanceof z.ZodUnion ? input.options : [input]
  return members.flatMap((member) => (member instanceof z.ZodObject ? Object.keys(member.shape) : []))
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}
