import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Timestamp, WireInt, WireNumber, WireText, WrittenText } from '../wire.ts'
import { modelLimits, modelProblems } from './channel-model-words.ts'
import { DespiteCases, Publication, publicationExample } from './robot.ts'

/** Daily bounds. Money is in the operator's currency. A measure without a value has no bound. */
const Measure = WireNumber.min(0).optional()
const Budget = z.object({ tokens: WireInt.min(0).optional(), seconds: Measure, money: Measure })
const Budgets = z.object({ tenant: Budget, channel: Budget, visitor: Budget })
/** Money for a million tokens. */
const Price = WireNumber.min(0).max(modelLimits.price)

const Endpoint = z.object({
  baseUrl: WireText.max(modelLimits.address).regex(/^https?:\/\/\S+$/),
  model: WireText.min(1).max(modelLimits.name),
  /** The name by which the endpoint knows the bound of an answer. */
  tokenField: z.enum(['max_tokens', 'max_completion_tokens']),
  price: z.object({ read: Price, written: Price }),
})

export const ChannelModel = z.object({
  isOn: z.boolean(),
  /** Left out: the endpoint of the installation. */
  endpoint: Endpoint.optional(),
  /** They can only tighten those of the installation. */
  budgets: Budgets,
  writesAnswers: z.boolean(),
  /** Whether the model chooses among the five best documents, or none, where the robot is unsure. */
  reranks: z.boolean(),
})
export type ChannelModel = z.infer<typeof ChannelModel>
export type ModelBudgets = z.infer<typeof Budgets>

/** Entered and never read. Left out, the stored key stays, unless the address has another host: a key is for one. */
const Key = WireText.min(1).max(modelLimits.key).optional()

const modelExample: ChannelModel = {
  isOn: true,
  endpoint: {
    baseUrl: 'https://models.example/v1',
    model: 'small',
    tokenField: 'max_tokens',
    price: { read: 0.15, written: 0.6 },
  },
  budgets: { tenant: {}, channel: { money: 5 }, visitor: { tokens: 50_000 } },
  writesAnswers: true,
  reranks: false,
}

const Embeddings = z.object({
  /** Left out: the operator has set no embedding model. */
  model: z.string().optional(),
  /** Published documents of the robot, and how many of them the model has read. */
  documents: z.int(),
  withVectors: z.int(),
  /** The last failure that this server has seen. */
  failedAt: Timestamp.optional(),
})

const ModelledChannel = z.object({
  channelId: Id,
  name: z.string(),
  settings: ChannelModel,
  hasKey: z.boolean(),
  /** When the key was entered, as far as that is known. */
  keySetAt: Timestamp.optional(),
  /** False when the key of FOYER_KEYS that sealed it is gone: the model is then off until a key is entered. */
  isKeyReadable: z.boolean(),
})
export type ModelledChannel = z.infer<typeof ModelledChannel>

export const listChannelModels = deskEndpoint('listChannelModels', {
  summary:
    "The models of a robot's channels, and the state of embeddings. Admins and owners. Keys stay on the server.",
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ robotNo: Id }),
  output: z.object({
    channels: z.array(ModelledChannel),
    /** The name of the installation's model, which channels without an endpoint ask; left out: there is none. */
    installationModel: z.string().optional(),
    /** The operator's bounds. */
    budgets: Budgets,
    embeddings: Embeddings,
  }),
  errors: ['identity.forbidden'],
  example: {
    input: { robotNo: '1' },
    output: {
      channels: [
        {
          channelId: 'shop',
          name: 'Shop',
          settings: modelExample,
          hasKey: true,
          keySetAt: 1_763_200_000_000,
          isKeyReadable: true,
        },
      ],
      budgets: {
        tenant: { tokens: 20_000_000 },
        channel: { tokens: 5_000_000 },
        visitor: { tokens: 200_000 },
      },
      embeddings: { model: 'multilingual', documents: 30, withVectors: 30 },
    },
  },
})

export const setChannelModel = deskEndpoint('setChannelModel', {
  summary:
    'Changes the model of a channel. A model that is on is asked all cases of the robot first; one that breaks a case is not saved. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ channelId: Id, settings: ChannelModel, key: Key, despiteCases: DespiteCases }),
  output: Publication,
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid', 'request.tooMany'],
  example: {
    input: { channelId: 'shop', settings: modelExample, key: 'sk-2e8f' },
    output: publicationExample,
  },
})

export const testChannelModel = deskEndpoint('testChannelModel', {
  summary:
    'Asks a model one question with settings that need not be saved. What it costs counts as usage. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({
    channelId: Id,
    settings: ChannelModel,
    key: Key,
    language: WireText.max(35),
    question: WrittenText.max(modelLimits.question).regex(/\S/),
  }),
  output: z.object({
    /** Left out when there is a problem. */
    answer: z.string().optional(),
    /** Questions of the documents that the answer is taken from. */
    sources: z.array(z.string()),
    problem: z.enum(modelProblems).optional(),
    ms: z.int(),
    tokens: z.int(),
    money: z.number(),
  }),
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid', 'request.tooMany'],
  example: {
    input: { channelId: 'shop', settings: modelExample, language: 'en', question: 'Can I send it back?' },
    output: {
      answer: 'You may return everything within 30 days.',
      sources: ['How do I return something?'],
      ms: 1_240,
      tokens: 812,
      money: 0.00019,
    },
  },
})

const Spending = z.object({ tokens: z.number(), seconds: z.number(), money: z.number() })

export const readModelUsage = deskEndpoint('readModelUsage', {
  summary: 'The usage of a channel by day, and what is left of the budgets today. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ channelId: Id }),
  output: z.object({
    /** The last 30 days, the oldest first. A day begins at midnight, UTC. */
    days: z.array(Spending.extend({ startsAt: Timestamp })),
    today: z.object({ tenant: Spending, channel: Spending }),
    /** As they apply today. */
    budgets: Budgets,
  }),
  errors: ['identity.forbidden', 'object.unknown'],
  example: {
    input: { channelId: 'shop' },
    output: {
      days: [{ startsAt: 1_763_164_800_000, tokens: 48_120, seconds: 95, money: 0.0113 }],
      today: {
        tenant: { tokens: 61_020, seconds: 120, money: 0.0141 },
        channel: { tokens: 48_120, seconds: 95, money: 0.0113 },
      },
      budgets: { tenant: { tokens: 20_000_000 }, channel: { money: 5 }, visitor: { tokens: 50_000 } },
    },
  },
})
