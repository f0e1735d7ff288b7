import { z } from 'zod'
import { attributeLimits } from '../session/attribute-limits.ts'
import {
  frameCommands,
  frameMessages,
  hostHello,
  hostMessages,
  type CommandOf,
  type FrameCommandName,
  type FrameMessage as Message,
} from './commands.ts'
import type { Rule, Shape } from './fields.ts'

/** The strict counterpart of the readers in `fields.ts`: a browser repairs or leaves out what a schema refuses. */
export const FrameCommand = unionOf('do', frameCommands, { id: z.int().min(1) })
export const HostHello = z.object(shapeOf(hostHello))
export const HostMessage = unionOf('type', hostMessages)
export const FrameMessage = unionOf('type', frameMessages)

function unionOf(tag: string, table: Readonly<Record<string, Shape>>, common: z.ZodRawShape = {}) {
  const [first, ...others] = Object.entries(table).map(([name, shape]) =>
    z.object({ ...common, [tag]: z.literal(name), ...shapeOf(shape) }),
  )
  if (!first) throw new TypeError('a union needs a member')
  return z.discriminatedUnion(tag, [first, ...others])
}

function shapeOf(shape: Shape): z.ZodRawShape {
  const rules = Object.entries(shape)
  return Object.fromEntries(
    rules.map(([name, rule]) => [name, rule.optional ? schemaOf(rule).optional() : schemaOf(rule)]),
  )
}

function schemaOf(rule: Rule): z.ZodType {
  switch (rule.is) {
    case 'text':
      return z.string().min(rule.min).max(rule.max)
    case 'choice':
      return z.enum(rule.of)
    case 'flag':
      return z.boolean()
    case 'only':
      return z.literal(rule.value)
    case 'object':
      return z.object(shapeOf(rule.shape))
    case 'attributes':
      return z
        .record(z.string().max(attributeLimits.name), z.string().max(attributeLimits.value))
        .refine((entries) => Object.keys(entries).length <= attributeLimits.most)
  }
}

export const frameCommandExamples: { [D in FrameCommandName]: CommandOf<D> } = {
  shown: { id: 1, do: 'shown', isShown: true },
  resume: { id: 14, do: 'resume' },
  draft: { id: 2, do: 'draft', text: 'About my order…' },
  view: { id: 3, do: 'view', view: 'leave-message' },
  send: { id: 4, do: 'send', text: 'Is it in stock?' },
  card: { id: 5, do: 'card', card: { title: 'Kettle', price: '39 €', url: 'https://shop.example/kettle' } },
  transfer: { id: 6, do: 'transfer', groupId: 'sales' },
  update: { id: 7, do: 'update', user: { userName: 'Sam', attributes: { plan: 'gold' } } },
  identify: { id: 8, do: 'identify', jwt: 'eyJ.eyJ.mac' },
  locale: { id: 9, do: 'locale', locale: 'ar' },
  theme: { id: 10, do: 'theme', theme: 'dark' },
  page: { id: 11, do: 'page', url: 'https://shop.example/cart', title: 'Cart' },
  reset: { id: 12, do: 'reset' },
  get: { id: 13, do: 'get', what: 'unread' },
}

export const frameExamples: { [T in Message['type']]: Extract<Message, { type: T }> } = {
  updateUser: { type: 'updateUser', data: { userName: 'Sam', email: 'sam@shop.example' } },
  showIframe: { type: 'showIframe' },
  hideIframe: { type: 'hideIframe' },
}
