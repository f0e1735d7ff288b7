import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../wire.ts'
import { SensitiveWord } from './listWords.ts'

export const removeWord = endpoint('removeWord', {
  summary: 'Take a word off the list of sensitive words. Supervisors and above.',
  access: 'agent',
  input: SensitiveWord.pick({ word: true }),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { word: 'guarantee' }, output: {} },
})
