import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, ShortText } from '../../wire.ts'
import { Block, blockExample } from './block.ts'

export const blockPeriodNames = ['hour', 'day', 'month', 'ever'] as const

export const blockVisitor = endpoint('blockVisitor', {
  summary:
    'Keep a visitor from writing for a while. They can still read. A new block takes the place of an old one.',
  access: 'agent',
  input: z.object({ threadId: Id, period: z.enum(blockPeriodNames), reason: ShortText }),
  output: z.object({ block: Block }),
  errors: ['object.unknown'],
  example: {
    input: { threadId: 'hT3v9KqWx2A', period: 'day', reason: 'Sends advertising' },
    output: { block: blockExample },
  },
})
