import { ActionIcon, TextInput } from '@mantine/core'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../../text/text-context.tsx'
import type { DraftProblem, DraftProblems } from './draft-problems.ts'
import type { SpanDraft } from './group-draft.ts'

type SpanListProps = {
  /** The day, for those who hear the fields and do not see where they are. */
  day: string
  spans: readonly SpanDraft[]
  problems: DraftProblems
  onChange: (spans: SpanDraft[]) => void
}

/** The open times of one day. */
export function SpanList({ day, spans, problems, onChange }: SpanListProps) {
  return spans.map((span) => (
    <Span
      key={span.id}
      day={day}
      span={span}
      problem={problems.get(span.id)}
      onChange={(next) => onChange(spans.map((one) => (one.id === span.id ? next : one)))}
      onRemove={() => onChange(spans.filter(({ id }) => id !== span.id))}
    />
  ))
}

type SpanProps = {
  day: string
  span: SpanDraft
  problem: DraftProblem | undefined
  onChange: (span: SpanDraft) => void
  onRemove: () => void
}

function Span({ day, span, problem, onChange, onRemove }: SpanProps) {
  const t = useText()
  const hintId = useId()
  const { from, to } = span
  const isOvernight = from !== '' && to !== '' && to < from && to !== '00:00'
  const hint = problem ? t(`groups.problem.${problem}`) : isOvernight ? t('groups.span.overnight') : undefined
  const field = { type: 'time', error: problem !== undefined, ...(hint && { 'aria-describedby': hintId }) }
  return (
    <div className="desk-hours-span">
      <div>
        <TextInput
          {...field}
          aria-label={t('groups.span.from', { day })}
          value={from}
          onChange={({ currentTarget }) => onChange({ ...span, from: currentTarget.value })}
        />
        <span aria-hidden="true">–</span>
        <TextInput
          {...field}
          aria-label={t('groups.span.to', { day })}
          value={to}
          onChange={({ currentTarget }) => onChange({ ...span, to: currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('groups.span.remove', { day })}
          onClick={onRemove}
        >
          <X size={16} />
        </ActionIcon>
      </div>
      {hint && (
        <p id={hintId} className={problem ? 'desk-group-problem' : 'desk-group-hint'}>
          {hint}
        </p>
      )}
    </div>
  )
}
