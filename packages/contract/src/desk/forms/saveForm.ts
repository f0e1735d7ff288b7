import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { FormTemplate, formTemplateExample } from './listForms.ts'

export const saveForm = endpoint('saveForm', {
  summary: 'Write a form, or a known one anew; what was sent stays as it was. Supervisors and above.',
  access: 'agent',
  input: FormTemplate.partial({ id: true }),
  output: z.object({ form: FormTemplate }),
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid', 'request.tooMany'],
  example: { input: formTemplateExample, output: { form: formTemplateExample } },
})
