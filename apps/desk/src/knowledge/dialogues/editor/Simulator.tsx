import { Button, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { SimulatedLine } from '@foyer/contract/desk/dialogue-versions.ts'
import { stepOf } from '../../../rules/dialogues/edit-steps.ts'
import { useText } from '../../../text/text-context.tsx'
import { useDialogue } from '../draft/dialogue-context.tsx'
import { SimulatedForm } from './SimulatedForm.tsx'
import './Simulator.css'
import { useSimulation, type Simulation } from './use-simulation.ts'

/** Plays the draft as a visitor meets it. Other sites are not requested. */
export function Simulator() {
  const t = useText()
  const simulation = useSimulation()
  const { turns, last, send, isBusy } = simulation
  const [text, setText] = useState('')
  const aside = useRef<HTMLElement>(null)
  // On a phone it is below all steps.
  useEffect(() => aside.current?.scrollIntoView({ block: 'nearest' }), [])
  // What was pressed is gone after its turn: the next answer is given where it was.
  useEffect(() => {
    if (turns.length > 0 && document.activeElement === document.body) focusAnswer(aside.current)
  }, [turns])
  return (
    <aside ref={aside} className="desk-simulator" aria-label={t('knowledge.dialogues.simulator')}>
      <div className="desk-step-bar">
        <h3>{t('knowledge.dialogues.simulator')}</h3>
        <Button size="compact-sm" loading={isBusy} onClick={() => void send({ type: 'started' }, '')}>
          {t(
            turns.length === 0
              ? 'knowledge.dialogues.simulator.start'
              : 'knowledge.dialogues.simulator.again',
          )}
        </Button>
      </div>
      <p className="desk-dialogue-facts">{t('knowledge.dialogues.simulator.lead')}</p>
      <div className="desk-simulator-log" role="log" aria-label={t('knowledge.dialogues.simulator.log')}>
        {turns.map(({ id, said, lines, note }) => (
          <div key={id} className="desk-simulator-turn">
            {said !== '' && (
              <p className="desk-simulator-own" dir="auto">
                {said}
              </p>
            )}
            {lines.map((line, place) => (
              // The lines of a turn never change.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              <p key={place} dir="auto">
                {line.text}
              </p>
            ))}
            {note !== '' && <p className="desk-simulator-note">{note}</p>}
          </div>
        ))}
      </div>
      {last && <Answers simulation={simulation} />}
      {last && last.outcome !== 'request' && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '') return
            void send({ type: 'typed', text }, text)
            setText('')
          }}
        >
          <TextInput
            label={t('knowledge.dialogues.simulator.type')}
            dir="auto"
            maxLength={1000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </form>
      )}
      {last && <Variables variables={last.state.variables} />}
    </aside>
  )
}

/** The first thing to answer with, else the button that starts it again. */
function focusAnswer(simulator: HTMLElement | null): void {
  const answers = '.desk-simulator-log ~ * :is(button, input, select, textarea)'
  const next = simulator?.querySelector<HTMLElement>(answers) ?? simulator?.querySelector('button')
  next?.focus({ preventScroll: true })
}

/** Buttons, the form or the sample response that the last turn asks for. */
function Answers({ simulation }: { simulation: Simulation }) {
  const { last, send } = simulation
  const question = last?.says.findLast(
    (line): line is SimulatedLine & { node: string } => line.node !== undefined,
  )
  const node = stepOf(useDialogue(), question?.node ?? '')
  if (last?.outcome === 'request') return <SampleResponse simulation={simulation} />
  if (!question || !node) return null
  if (node.kind === 'choices')
    return (
      <div className="desk-simulator-answers">
        {node.buttons.map(({ id, name }) => (
          <Button
            key={id}
            variant="default"
            size="compact-md"
            onClick={() => void send({ type: 'pressed', node: question.node, item: id }, name)}
          >
            <bdi>{name}</bdi>
          </Button>
        ))}
      </div>
    )
  return node.kind === 'form' ? (
    <SimulatedForm
      key={simulation.turns.length}
      node={node}
      onSubmit={(values, text) => void send({ type: 'submitted', node: question.node, values }, text)}
    />
  ) : null
}

function SampleResponse({ simulation: { last, send } }: { simulation: Simulation }) {
  const t = useText()
  const [body, setBody] = useState('{}')
  return (
    <div className="desk-step-part">
      <p className="desk-simulator-note" dir="ltr">
        {last?.request?.method} {last?.request?.url}
      </p>
      <Textarea
        label={t('knowledge.dialogues.simulator.response')}
        dir="ltr"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={4000}
        value={body}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
      />
      <div className="desk-simulator-answers">
        <Button size="compact-md" onClick={() => void send({ type: 'answered', status: 200, body }, '')}>
          {t('knowledge.dialogues.simulator.respond')}
        </Button>
        <Button variant="default" size="compact-md" onClick={() => void send({ type: 'answered' }, '')}>
          {t('knowledge.dialogues.simulator.fail')}
        </Button>
      </div>
    </div>
  )
}

function Variables({ variables }: { variables: Readonly<Record<string, string>> }): ReactNode {
  const t = useText()
  const known = Object.entries(variables)
  if (known.length === 0) return null
  return (
    <dl className="desk-simulator-variables" aria-label={t('knowledge.dialogues.variables')}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt dir="ltr">{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
