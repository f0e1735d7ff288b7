import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../wire.ts'
import { DespiteCases, Publication, publicationExample } from './publication.ts'

export const publishDocument = endpoint('publishDocument', {
  summary: 'Lets a saved document answer, unless that breaks a case.',
  access: 'agent',
  input: z.object({ docId: Id, despiteCases: DespiteCases }),
  output: Publication,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { docId: 'd7' }, output: publicationExample },
})
