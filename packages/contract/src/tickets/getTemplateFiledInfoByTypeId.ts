import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { Template, templateExample } from './template.ts'

export const getTemplateFiledInfoByTypeId = endpoint('getTemplateFiledInfoByTypeId', {
  summary: 'The fields of a ticket form, by the id of its type.',
  access: 'visitor',
  input: z.object({ typeId: Id }),
  output: Template,
  errors: ['object.unknown'],
  example: { input: { typeId: 'ty1' }, output: templateExample },
})
