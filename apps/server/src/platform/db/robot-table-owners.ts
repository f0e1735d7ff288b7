import { rowLifetimes } from '../../node-timing.ts'
import type { Database } from './schema.ts'
import type { TableOwner } from './table-owner.ts'

type Table =
  | 'model_channels'
  | 'robot_dialogues'
  | 'dialogue_drafts'
  | 'knowledge_documents'
  | 'knowledge_rows'
  | 'knowledge_terms'
  | 'knowledge_calibrations'
  | 'document_answers'
  | 'learning_settings'
  | 'robot_cases'

const configuration = { keep: 'configuration' } as const

/** Tables of the robot's knowledge and settings. Visitors' words are in the list of all tables. */
export const robotTableOwners: { [T in Table]: TableOwner<keyof Database[T] & string> } = {
  model_channels: { writtenBy: 'features/robot', personal: [], life: configuration },
  robot_dialogues: {
    writtenBy: 'features/robot',
    personal: [{ of: 'agent', by: 'author_id' }],
    life: configuration,
  },
  dialogue_drafts: {
    writtenBy: 'features/robot',
    personal: [{ of: 'agent', by: 'author_id' }],
    life: configuration,
  },
  knowledge_documents: { writtenBy: 'features/robot', personal: [], life: configuration },
  knowledge_rows: { writtenBy: 'features/robot', personal: [], life: { with: 'document' } },
  knowledge_terms: { writtenBy: 'features/robot', personal: [], life: { with: 'document' } },
  knowledge_calibrations: { writtenBy: 'features/robot', personal: [], life: configuration },
  document_answers: {
    writtenBy: 'features/robot',
    personal: [],
    life: { after: [{ since: 'day', storedAs: 'day number', ms: rowLifetimes.factMs }] },
  },
  learning_settings: { writtenBy: 'features/robot', personal: [], life: configuration },
  robot_cases: {
    writtenBy: 'features/robot',
    // A complaint that becomes a case brings the question of a visitor.
    personal: [
      { of: 'visitor', by: 'asked_by' },
      { of: 'visitor', by: 'question', holds: 'own words' },
    ],
    life: configuration,
  },
}
