import { useState } from 'react'
import type { InputOf, OutputOf } from '@foyer/contract/endpoint.ts'
import type { simulateDialogue, SimulatedLine } from '@foyer/contract/desk/dialogue-versions.ts'
import { useDesk } from '../../../live/desk-context.tsx'
import { failureKey } from '../../../text/failure-text.ts'
import { useText } from '../../../text/text-context.tsx'
import { useDialogueEditor } from '../draft/dialogue-context.tsx'

type Input = InputOf<typeof simulateDialogue>['input']
type Move = OutputOf<typeof simulateDialogue>

/** `said`: by the visitor. `note`: what the turn ended with, if not with a question. */
type Turn = { id: number; said: string; lines: SimulatedLine[]; note: string }

export function useSimulation() {
  const t = useText()
  const { client } = useDesk()
  const { draft } = useDialogueEditor()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [last, setLast] = useState<Move>()
  const [isBusy, setBusy] = useState(false)

  async function send(input: Input, said: string): Promise<void> {
    setBusy(true)
    const isStart = input.type === 'started'
    const dialogue = draft.get().present
    const state = isStart ? {} : { state: last?.state }
    const result = await client.simulateDialogue({ dialogue, input, ...state })
    setBusy(false)
    const before = isStart ? [] : turns
    const add = (turn: Omit<Turn, 'id'>) => setTurns([...before, { ...turn, id: before.length }])
    if (!result.ok) return add({ said, lines: [], note: t(failureKey(result)) })
    const { says, outcome, target = '' } = result.data
    const isAsking = outcome === 'wait' || outcome === 'again'
    add({ said, lines: says, note: isAsking ? '' : t(`knowledge.dialogues.ended.${outcome}`, { target }) })
    setLast(result.data)
  }

  return { turns, last, send, isBusy }
}

export type Simulation = ReturnType<typeof useSimulation>
