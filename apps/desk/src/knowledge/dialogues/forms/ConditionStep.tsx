import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import type { Comparison } from '@foyer/contract/robot/dialogue/nodes/condition.ts'
import { useText } from '../../../text/text-context.tsx'
import { TargetSelect } from '../draft/TargetSelect.tsx'
import { comparisons, withOperator } from './comparison.ts'
import { ListPart } from './ListPart.tsx'
import type { StepProps } from './step-props.ts'

const newComparison = (): Comparison => ({ name: '', is: 'equal', value: '' })
const byPlace = (_item: unknown, place: number) => String(place)

export function ConditionStep({ id, node, onChange }: StepProps<'condition'>) {
  const t = useText()
  const caseName = (_case: unknown, place: number) =>
    t('knowledge.dialogues.outcome.case', { place: place + 1 })
  return (
    <>
      <ListPart
        title={t('knowledge.dialogues.cases')}
        items={node.cases}
        nameOf={caseName}
        keyOf={byPlace}
        add={{
          label: t('knowledge.dialogues.addCase'),
          item: () => ({ all: [newComparison()], goes: '' }),
          most: dialogueLimits.cases,
        }}
        onChange={(cases) => onChange({ ...node, cases })}
      >
        {(one, change, place) => (
          <>
            <ListPart
              title={t('knowledge.dialogues.all')}
              items={one.all}
              nameOf={({ name }, at) => name || t('knowledge.dialogues.comparisonNo', { place: at + 1 })}
              keyOf={byPlace}
              add={{
                label: t('knowledge.dialogues.addComparison'),
                item: newComparison,
                most: dialogueLimits.comparisons,
              }}
              onChange={(all) => change({ ...one, all })}
            >
              {(comparison, set) => <ComparisonFields comparison={comparison} onChange={set} />}
            </ListPart>
            <TargetSelect
              id={id}
              outcome={`case:${place}`}
              to={one.goes}
              label={t('knowledge.dialogues.leadsTo')}
            />
          </>
        )}
      </ListPart>
      <TargetSelect id={id} outcome="else" to={node.else} label={t('knowledge.dialogues.outcome.else')} />
    </>
  )
}

type ComparisonFieldsProps = { comparison: Comparison; onChange: (comparison: Comparison) => void }

function ComparisonFields({ comparison, onChange }: ComparisonFieldsProps) {
  const t = useText()
  return (
    <div className="desk-step-row">
      <TextInput
        label={t('knowledge.dialogues.compared')}
        dir="ltr"
        maxLength={100}
        value={comparison.name}
        onChange={({ currentTarget }) => onChange({ ...comparison, name: currentTarget.value })}
      />
      <NativeSelect
        label={t('knowledge.dialogues.operator')}
        value={comparison.is}
        data={comparisons.map((value) => ({ value, label: t(`knowledge.dialogues.is.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChange(
            withOperator(comparison, comparisons.find((one) => one === currentTarget.value) ?? 'equal'),
          )
        }
      />
      <ValueField comparison={comparison} onChange={onChange} />
    </div>
  )
}

function ValueField({ comparison, onChange }: ComparisonFieldsProps) {
  const t = useText()
  const label = t('knowledge.dialogues.comparedWith')
  switch (comparison.is) {
    case 'empty':
    case 'filled':
      return null
    case 'above':
    case 'below':
      return (
        <NumberInput
          hideControls
          label={label}
          value={comparison.value}
          min={-1_000_000_000}
          max={1_000_000_000}
          onChange={(value) => onChange({ ...comparison, value: Number(value) || 0 })}
        />
      )
    case 'oneOf':
      return (
        <Textarea
          label={label}
          description={t('library.forms.choicesHint')}
          dir="auto"
          autosize
          value={comparison.values.join('\n')}
          onChange={({ currentTarget }) =>
            onChange({ ...comparison, values: currentTarget.value.split('\n') })
          }
        />
      )
    default:
      return (
        <TextInput
          label={label}
          dir="auto"
          maxLength={200}
          value={comparison.value}
          onChange={({ currentTarget }) => onChange({ ...comparison, value: currentTarget.value })}
        />
      )
  }
}
