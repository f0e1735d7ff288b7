import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { visitorApi } from './api.ts'
import { deskApi } from './desk/api.ts'
import { defaultChannelConfig, encodeChannelConfig } from './channel/config.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints as all } from './endpoints.ts'
import { deskPath, visitorPath } from './paths.ts'
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
const workOrder = `getTemplateFiledInfoByTemplateId getTemplateFiledInfoByTypeId queryWoById queryWoByCustom
  addWo addWoHandleInfo`.split(/\s+/)

describe('visitorApi', () => {
  it('has the 36 calls of the spec, under their bases', () => {
    expect(chat.length + workOrder.length).toBe(36)
    expect(endpoints.map((endpoint) => endpoint.path)).toEqual(
      expect.arrayContaining([
        ...chat.map((name) => `/api/chat/visitor/${name}`),
        ...workOrder.map((name) => `/api/open/wo/${name}`),
      ]),
    )
  })

  it('has the addresses that browsers build from the names', () => {
    for (const { name, path } of Object.values(visitorApi)) expect(visitorPath(name)).toBe(path)
    for (const { name, path } of Object.values(deskApi)) expect(deskPath(name)).toBe(path)
  })

  it('is keyed by wire name', () => {
    for (const [name, endpoint] of Object.entries(all)) expect(endpoint.name).toBe(name)
  })

  it('lets in without a token only what starts a chat or carries a proof of its own', () => {
    const open = endpoints.filter((endpoint) => endpoint.access === 'public').map((endpoint) => endpoint.name)
    const withProof = ['confirmMyData', 'readUserDataRequest', 'requestUserData']
    expect(open.toSorted()).toEqual(['channelInfo', 'chatStart', 'findChannel', ...withProof].toSorted())
  })

  it('typing, fromRequest and the template calls carry no userId', () => {
    const ofSpec = endpoints.filter(({ name }) => chat.includes(name) || workOrder.includes(name))
    const without = ofSpec.filter((endpoint) => !inputNames(endpoint).includes('userId'))
    expect(without.map((endpoint) => endpoint.name).toSorted()).toEqual(
      [
        'channelInfo',
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
  const wire = encodeChannelConfig(defaultChannelConfig)
  expect(Object.keys(wire)).toEqual(expect.arrayContaining(names))
  expect(visitorApi.channelInfo.output.parse(wire)).toEqual(defaultChannelConfig)
  for (const name of names) {
    const { [name]: _, ...rest } = fieldsOf(wire)
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
