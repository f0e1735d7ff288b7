import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../wire.ts'
import { DespiteCases, Publication, publicationExample } from './publication.ts'

export const withdrawDocument = endpoint('withdrawDocument', {
  summary: 'Takes a document out of the answers, unless that breaks a case. It stays as a draft.',
  access: 'agent',
  input: z.object({ docId: Id, despiteCases: DespiteCases }),
  output: Publication,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { docId: 'd7' }, output: publicationExample },
})
