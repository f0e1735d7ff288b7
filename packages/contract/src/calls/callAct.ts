import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { CallActInput, CallActOutput, callActExample } from './act.ts'

export const callAct = endpoint('callAct', {
  summary: 'Take part in a call: answer, decline, hang up, say that one is there, and read what is new.',
  access: 'visitor',
  input: CallActInput.extend({ userId: Id }),
  output: CallActOutput,
  errors: ['object.unknown', 'call.refused', 'request.tooMany'],
  example: {
    input: { ...callActExample.input, userId: 'u1' },
    output: { ...callActExample.output, signals: [...callActExample.output.signals] },
  },
})
