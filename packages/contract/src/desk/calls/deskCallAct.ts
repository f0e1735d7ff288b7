import { CallActInput, CallActOutput, callActExample } from '../../calls/act.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../wire.ts'

export const deskCallAct = endpoint('deskCallAct', {
  summary: "Take part in a call as the thread's agent: what callAct is to the visitor.",
  access: 'agent',
  input: CallActInput.extend({ threadId: Id }),
  output: CallActOutput,
  errors: ['object.unknown', 'thread.notYours', 'call.refused', 'request.tooMany'],
  example: {
    input: { ...callActExample.input, threadId: 'hT3v9KqWx2A' },
    output: { ...callActExample.output, signals: [...callActExample.output.signals] },
  },
})
