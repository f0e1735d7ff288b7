import { z } from 'zod'
import { Embedding } from '../../channel/config/embedding.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const setOrigins = endpoint('setOrigins', {
  summary: 'Say which sites may show a channel in a frame; none named means every site. Admins and owners.',
  access: 'agent',
  input: z.object({ channelId: Id, allowedOrigins: Embedding.shape.allowedOrigins }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { channelId: 'demo', allowedOrigins: ['https://shop.example'] }, output: {} },
})
