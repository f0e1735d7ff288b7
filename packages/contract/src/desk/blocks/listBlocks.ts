import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Block, blockExample } from './block.ts'

export const listBlocks = endpoint('listBlocks', {
  summary: 'Who may not write at the moment, newest first. Supervisors and above.',
  access: 'agent',
  input: z.object({}),
  output: z.object({ blocks: z.array(Block) }),
  errors: ['identity.forbidden'],
  example: { input: {}, output: { blocks: [blockExample] } },
})
