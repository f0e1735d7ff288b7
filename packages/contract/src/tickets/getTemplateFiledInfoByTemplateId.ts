import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { Template, templateExample } from './template.ts'

export const getTemplateFiledInfoByTemplateId = endpoint('getTemplateFiledInfoByTemplateId', {
  summary: 'The fields of a ticket form, by the id of its template.',
  access: 'visitor',
  input: z.object({ templateId: Id }),
  output: Template,
  errors: ['object.unknown'],
  example: { input: { templateId: 't1' }, output: templateExample },
})
