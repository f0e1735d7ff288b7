import { CallSignalInput, callSignalExample } from '../../calls/callSignal.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const deskCallSignal = endpoint('deskCallSignal', {
  summary: "Pass signals of a call on to the visitor's side.",
  access: 'agent',
  input: CallSignalInput.extend({ threadId: Id }),
  output: Nothing,
  errors: ['object.unknown', 'thread.notYours', 'call.refused', 'request.tooMany'],
  example: { input: { ...callSignalExample, threadId: 'hT3v9KqWx2A' }, output: {} },
})
