import type { CallName } from '@foyer/contract/endpoints.ts'
import { routes } from '@foyer/server/routes.ts'
import { answer, asFiles, damage, words, type Template } from './given.ts'

/** What no id of anybody is. */
export const nowhere = 'A'.repeat(22)

export type Ids = {
  userId: string
  woId: string
  template: Template
  fileUrl: string
  docId: string
  threadId: string
  messageId: string
}
export type Named = { name: CallName; input: (ids: Ids, own: Ids) => Record<string, unknown> }

/** What visitors may call, with the ids of what it is about. */
export const visitorCalls: Named[] = [
  { name: 'queryWoById', input: ({ woId }) => ({ woId }) },
  { name: 'addWoHandleInfo', input: ({ woId }) => words(woId, 'x') },
  { name: 'addWo', input: ({ template }) => damage(template) },
  { name: 'addWo', input: ({ fileUrl }, own) => damage(own.template, { woFileRelVoList: asFiles(fileUrl) }) },
  {
    name: 'addWoHandleInfo',
    input: ({ fileUrl }, own) => words(own.woId, 'x', { woFileRelVoList: asFiles(fileUrl) }),
  },
  { name: 'getTemplateFiledInfoByTemplateId', input: ({ template }) => ({ templateId: template.id }) },
  { name: 'getTemplateFiledInfoByTypeId', input: ({ template }) => ({ typeId: template.typeId }) },
  { name: 'getRobotDoc', input: ({ docId }) => ({ docId }) },
]

/** What visitors may call that is theirs by their userId alone. */
export const ownCalls: Named[] = [
  { name: 'queryWoByCustom', input: ({ userId }) => ({ userId, tenantId: 'demo' }) },
  { name: 'queryWoById', input: ({ userId, woId }) => ({ userId, woId }) },
  { name: 'addWo', input: ({ userId }, { template }) => ({ ...damage(template), userId }) },
  { name: 'addWoHandleInfo', input: ({ userId, woId }) => ({ ...words(woId, 'x'), userId }) },
  { name: 'uploadWoFile', input: ({ userId }) => ({ userId }) },
  { name: 'getLeaveMsgList', input: ({ userId }) => ({ userId, channelId: 'demo' }) },
  {
    name: 'leaveMsg',
    input: ({ userId }) => ({ userId, channelId: 'demo', customerName: 'x', msgContent: 'x' }),
  },
  { name: 'getRobotDoc', input: ({ userId, docId }) => ({ userId, docId }) },
]

const mounted = new Set<string>(routes.map(({ endpoint }) => endpoint.name))
export const deskCalls = (
  [
    { name: 'readTicket', input: ({ woId }) => ({ ticketId: woId }) },
    { name: 'replyTicket', input: ({ woId }) => answer(woId, 'x') },
    { name: 'replyTicket', input: ({ fileUrl }, own) => answer(own.woId, 'x', { files: [fileUrl] }) },
    { name: 'updateTicket', input: ({ woId }) => ({ ticketId: woId, status: 5 }) },
    { name: 'openTicket', input: ({ threadId }) => ({ from: { kind: 'thread', threadId } }) },
    { name: 'openTicket', input: ({ messageId }) => ({ from: { kind: 'leftMessage', messageId } }) },
    { name: 'revokeTicketLinks', input: ({ woId }) => ({ ticketId: woId }) },
    { name: 'handleLeftMessage', input: ({ messageId }) => ({ messageId, isHandled: true, remark: 'x' }) },
  ] satisfies Named[]
).filter(({ name }) => mounted.has(name))

/** The ids of things that nobody has. */
export const unknown = (): Ids => ({
  userId: nowhere,
  woId: nowhere,
  template: { id: nowhere, typeId: nowhere },
  fileUrl: `/files/1-${nowhere}/a.png`,
  docId: nowhere,
  threadId: nowhere,
  messageId: nowhere,
})
